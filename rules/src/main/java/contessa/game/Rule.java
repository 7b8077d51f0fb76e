package contessa.game;

import module java.base;

/**
 * The ids of the rules that a test shows, as docs/rules.md and docs/rules-royal.md define them. It
 * is here, and not with the tests, so that the tests of every module can cite rules.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.SOURCE)
public @interface Rule {
  String[] value();
}
