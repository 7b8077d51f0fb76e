package contessa.soak.sim;

import java.util.stream.Stream;

/**
 * A bug that a server could have, planted in the parts around it. The simulation must notice each.
 */
interface PlantedBug {

  /** A server with this bug, for one run. */
  Wiring wiring();

  static Stream<PlantedBug> all() {
    return Stream.<PlantedBug[]>of(DiskBug.values(), ServiceBug.values(), NetworkBug.values())
        .flatMap(Stream::of);
  }
}
