package contessa.notation.json;

import module java.base;

/**
 * Asks for a generated {@link RecordCodec}, which knows the records of this package. The annotation
 * processor in {@code dev/codecs} writes it while the module is compiled.
 */
@Target(ElementType.PACKAGE)
public @interface JsonCodec {

  String name();

  /** What is written as a whole. */
  Class<?>[] writes() default {};

  /** What is read as a whole. */
  Class<?>[] reads() default {};
}
