/** Whether claims are true as often as the analysis says, measured in games of bots. */
@NullMarked
package contessa.analysis.calibration;

import org.jspecify.annotations.NullMarked;
