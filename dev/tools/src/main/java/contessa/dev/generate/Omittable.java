package contessa.dev.generate;

import module java.base;

/**
 * A field that may be missing from the JSON object. A nullable field is present, but may be null.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Omittable {}
