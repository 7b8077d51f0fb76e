package contessa.game;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

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
