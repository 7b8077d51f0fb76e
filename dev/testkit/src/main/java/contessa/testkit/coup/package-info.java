/** The testkit's knowledge of Coup: random rules, the invariants, and who may know what. */
@NullMarked
package contessa.testkit.coup;

import org.jspecify.annotations.NullMarked;
