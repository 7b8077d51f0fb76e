package contessa.notation.json;

import module java.base;

/**
 * The name in JSON: of a component if it is another; of the common type of some records, the field
 * that tells them apart. Its word for a record is the record's name in kebab case, or this.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonName {
  String value();
}
