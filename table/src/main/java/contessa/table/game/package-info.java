/**
 * A game as the server plays it: the game in progress, and an adapter per game that says whom it
 * asks at a table, how a sealed window is settled, and what must stay conserved.
 */
@JsonCodec(name = "ResumeJson")
package contessa.table.game;

import contessa.notation.json.JsonCodec;
