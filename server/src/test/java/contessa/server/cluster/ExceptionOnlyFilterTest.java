package contessa.server.cluster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import module java.base;

import com.hazelcast.spi.exception.PartitionMigratingException;
import com.hazelcast.spi.exception.TargetNotMemberException;
import org.junit.jupiter.api.Test;

class ExceptionOnlyFilterTest {

  private static Object read(Object written) throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(written);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      in.setObjectInputFilter(new ExceptionOnlyFilter());
      return in.readObject();
    }
  }

  @Test
  void errorsOfOtherNodesAreRead() throws Exception {
    Exception error = new TargetNotMemberException("gone");
    error.initCause(new TimeoutException("too late"));
    error.addSuppressed(new PartitionMigratingException(null, 1, "op", "service"));
    assertThat(read(error))
        .isInstanceOf(TargetNotMemberException.class)
        .hasToString(error.toString())
        .extracting(Throwable.class::cast)
        .satisfies(
            read -> {
              assertThat(read.getCause()).hasMessage("too late");
              assertThat(read.getSuppressed()).hasSize(1);
              assertThat(read.getStackTrace()).isNotEmpty();
            });
  }

  private static final class Wrapped extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final HashMap<String, Integer> more = new HashMap<>(Map.of("a", 1));

    @Override
    public String getMessage() {
      return more.toString();
    }
  }

  @Test
  void nothingElseIsRead() {
    for (Serializable other :
        new Serializable[] {
          new HashMap<>(), new PriorityQueue<String>(), new Wrapped(), new int[20_000], 1
        }) {
      assertThatThrownBy(() -> read(other)).isInstanceOf(InvalidClassException.class);
    }
  }
}
