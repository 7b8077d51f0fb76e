package contessa.dev.generate;

import module java.base;

/** A list of cards where the reader may know them; where not, a number says how many there are. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OrCount {}
