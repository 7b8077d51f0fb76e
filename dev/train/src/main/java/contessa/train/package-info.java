/**
 * Training of the bot {@code contessa}: the commands around the scripts in Python, which play in
 * the environment that everybody uses and learn with PyTorch.
 */
package contessa.train;
