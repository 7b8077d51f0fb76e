package contessa.dev.browser.instead.contessa.notation.royal;

import contessa.royal.RoyalData;

/** Without files, it is the standard box. */
public final class ConfiguredBox {

  private ConfiguredBox() {}

  public static RoyalData get() {
    return RoyalData.standard();
  }
}
