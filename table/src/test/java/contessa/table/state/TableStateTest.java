package contessa.table.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TableStateTest {

  private static final Path SOURCE = Path.of("src/main/java/contessa/table/state/TableState.java");

  /** A field that is not copied would lose its value with the next command. */
  @Test
  void aCopyHasEveryField() throws IOException {
    String source = Files.readString(SOURCE);
    for (Field field : TableState.class.getDeclaredFields()) {
      if (!Modifier.isFinal(field.getModifiers())) {
        assertThat(source).contains("    copy.%1$s = %1$s;".formatted(field.getName()));
      }
    }
  }
}
