package contessa.server.player;

import static org.assertj.core.api.Assertions.assertThat;

import contessa.table.player.PlayerNames;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GuestNamesTest {

  @ParameterizedTest
  @CsvSource({
    "'', Guest 7455",
    "'en-GB,en;q=0.9', Guest 7455",
    "'de-AT,de;q=0.9,en;q=0.8', Gast 7455",
    "'it', Ospite 7455",
    "'pt-BR', Visitante 7455",
    "'sv-SE,sv;q=0.9,it;q=0.5', Ospite 7455",
    "'sv', Guest 7455",
    "'de;q=x', Guest 7455",
  })
  void guestNameFollowsBrowserLanguage(String languages, String name) {
    assertThat(GuestNames.name(7455, languages)).isEqualTo(name);
    assertThat(PlayerNames.clean(name)).isEqualTo(name);
  }
}
