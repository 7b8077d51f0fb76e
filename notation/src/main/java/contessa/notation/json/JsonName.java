package contessa.notation.json;

import module java.base;

/**
 * The name in JSON, for those who generate code: of a component if it is another; of a record, the
 * word that tells it from its siblings; of their common type, the field with that word.
 */
@Retention(RetentionPolicy.RUNTIME)
public @interface JsonName {
  String value();
}
