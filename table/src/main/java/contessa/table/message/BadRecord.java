package contessa.table.message;

/**
 * Why a record from outside cannot be shown: what was expected, and where in the file. Lines and
 * columns are counted from 1.
 */
public record BadRecord(String error, int line, int column, String what) {}
