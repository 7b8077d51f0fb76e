package contessa.table.game;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import contessa.game.Reader;
import contessa.game.SeededChance;
import contessa.royal.Goods;
import contessa.royal.RoyalRules;
import contessa.royal.RoyalView;
import org.junit.jupiter.api.Test;

/** Cubes and secret cards of Coup Royal are neither created nor lost. */
class RoyalConservationTest {

  @Test
  void aMissingCubeIsFound() throws Exception {
    RoyalView truth =
        RoyalRules.standard(3).deal(0, new SeededChance(1), null).view(Reader.REFEREE);
    Conservation.goods(truth);
    assertThatThrownBy(() -> Conservation.goods(with(truth, "supply", Goods.NONE)))
        .isInstanceOf(Contradiction.class);
  }

  private static RoyalView with(RoyalView view, String name, Object value) throws Exception {
    RecordComponent[] parts = RoyalView.class.getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    Object[] values = new Object[parts.length];
    for (int i = 0; i < parts.length; i++) {
      boolean other = parts[i].getName().equals(name);
      values[i] = other ? value : parts[i].getAccessor().invoke(view);
    }
    return RoyalView.class.getDeclaredConstructor(types).newInstance(values);
  }
}
