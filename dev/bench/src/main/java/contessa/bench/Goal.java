package contessa.bench;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The goal of a benchmark, and how its score is printed. Benchmarks count operations per second.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Goal {

  /** The name in the table. */
  String name();

  /** The fewest operations per second; 0 if there is no goal. */
  double atLeast() default 0;

  /** The most nanoseconds an operation may take; with this the score is printed as a time. */
  double nanos() default 0;
}
