/** Coup for the tests of several modules: random rules, and who may know what. */
@NullMarked
package contessa.testkit.coup;

import org.jspecify.annotations.NullMarked;
