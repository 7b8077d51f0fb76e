package contessa.dev.generate;

import java.util.List;

/**
 * A file that is written from the Java code.
 *
 * @param path in the checkout
 */
record Generated(String path, String text) {

  /** Every generated file; a new one is a line here. */
  static List<Generated> all() {
    return List.of(
        new Generated("docs/openapi.json", OpenApi.write()),
        new Generated("docs/settings.csv", SettingFiles.table()),
        new Generated("deploy/contessa.conf", SettingFiles.sample()),
        new Generated("notation/src/main/typescript/games.ts", GameTypes.write()),
        new Generated("server/src/main/typescript/wire.ts", WireTypes.write()),
        new Generated("table/src/main/typescript/editions.ts", Editions.write()));
  }
}
