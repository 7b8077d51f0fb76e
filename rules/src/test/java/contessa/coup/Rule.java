package contessa.coup;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The ids of the rules that a test shows; {@link EveryRuleIsShownTest} counts them. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Rule {
  String[] value();
}
