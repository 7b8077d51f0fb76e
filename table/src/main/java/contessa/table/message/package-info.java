/**
 * The records of the protocol: commands from players and messages to viewers. Nothing here refers
 * to a table, so a message cannot lead to anything hidden.
 */
@JsonCodec(
    name = "TableJson",
    writes = {
      Message.class,
      Command.class,
      Happening.class,
      Replay.class,
      TableSummary.class,
      FinishedGame.class,
      TableOptions.class,
      PublicView.class,
      PushNotification.class,
      CreateTable.class,
      ClientMessage.class,
      Me.class,
      BotInfo.class,
      TableCreated.class,
      Job.class,
      LookBackJob.class,
      Puzzle.Day.class,
      Puzzle.class,
      BadRecord.class
    },
    reads = {
      ClientMessage.class,
      Command.class,
      CreateTable.class,
      TableOptions.class,
      FinishedGame.class,
      TableSummary.class,
      ExploreRequest.class
    })
package contessa.table.message;

import contessa.notation.json.JsonCodec;
