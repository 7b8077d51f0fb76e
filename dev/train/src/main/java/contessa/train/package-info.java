/**
 * Training of the bot {@code contessa}: its networks as files. The scripts in Python play in the
 * environment that everybody uses, and learn with PyTorch.
 */
package contessa.train;
