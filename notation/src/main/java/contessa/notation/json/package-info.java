/**
 * JSON without a library and without reflection, so that it also runs where there is none: a strict
 * parser, a tree, a writer, and what generated code needs to read records.
 */
package contessa.notation.json;
