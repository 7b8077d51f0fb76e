package contessa.bench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a benchmark should reach, and how its score reads. Benchmarks count operations a second. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Goal {

  /** The name in the table. */
  String name();

  /** The least operations a second; 0 where there is no goal. */
  double atLeast() default 0;

  /** The most nanoseconds an operation may take; with this the score is printed as a time. */
  double nanos() default 0;
}
