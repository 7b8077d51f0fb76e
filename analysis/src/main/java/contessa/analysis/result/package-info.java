/** An analysis as it is written down; docs/analysis.md describes every field. */
@JsonCodec(name = "AnalysisJson", writes = Analysis.class)
package contessa.analysis.result;

import contessa.notation.json.JsonCodec;
