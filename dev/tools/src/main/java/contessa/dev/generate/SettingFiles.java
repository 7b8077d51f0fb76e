package contessa.dev.generate;

import module java.base;

import contessa.server.Setting;

/** The settings as a table for people, and as a sample file that changes nothing. */
final class SettingFiles {

  private SettingFiles() {}

  static String table() {
    StringBuilder table = new StringBuilder("setting,variable,default,reload,meaning\n");
    for (Setting setting : Setting.values()) {
      table.append(
          "%s,%s,%s,%s,\"%s\"\n"
              .formatted(
                  setting.word(),
                  setting.variable(),
                  plain(setting),
                  setting.isLive() ? "yes" : "no",
                  setting.meaning()));
    }
    return table.toString();
  }

  private static String plain(Setting setting) {
    return setting.standard() instanceof List<?> all
        ? all.stream().map(String::valueOf).collect(Collectors.joining(" "))
        : setting.standard().toString();
  }

  static String sample() {
    StringBuilder sample =
        new StringBuilder(
            """
            # Settings of Contessa, written by ./contessa dev generate from the Java code. Copy this file to the data folder
            # and take the # from what you change. Then run: contessa config check
            # The environment wins over it (CONTESSA_PORT), and the command line over both. Lists: ["a", "b"].
            """);
    for (Setting setting : Setting.values()) {
      sample.append(
          "\n# %s\n#%s = %s\n".formatted(setting.meaning(), setting.word(), value(setting)));
    }
    return sample.toString();
  }

  private static String value(Setting setting) {
    return setting.standard() instanceof String text
        ? '"' + text + '"'
        : setting.standard().toString();
  }
}
