/**
 * What the tests of several modules share: random players, hunts for leaks, other processes, and
 * how much a test does. What every game must pass is in the tests of this module.
 */
@NullMarked
package contessa.testkit;

import org.jspecify.annotations.NullMarked;
