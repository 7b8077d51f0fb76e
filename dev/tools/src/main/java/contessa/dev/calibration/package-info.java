/** Whether claims are true as often as the analysis says, measured in games of bots. */
@NullMarked
package contessa.dev.calibration;

import org.jspecify.annotations.NullMarked;
