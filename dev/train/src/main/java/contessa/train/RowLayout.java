package contessa.train;

import contessa.bots.net.Encoder;
import contessa.bots.net.History;
import contessa.bots.net.Outputs;
import contessa.coup.CoupRules;
import contessa.coup.Role;

/**
 * The bytes of one decision: inputs, the true hands of all seats, who plays which part, the legal
 * outputs, who decides and how, and how the game before ended, if one did.
 *
 * @param slots the most seats that a game has in this layout
 */
record RowLayout(int slots) {

  static final int ROLES = Role.ALL.size();

  /** Steps of a winner's share in {@link #shares}. */
  static final int WHOLE = 240;

  private static final int ALIGNMENT = 16;

  int hands() {
    return Encoder.GLOBALS + slots * Encoder.PER_SEAT;
  }

  /** The slots of actor, claimant, target and next seat. */
  int parts() {
    return hands() + slots * ROLES;
  }

  int legal() {
    return parts() + 4;
  }

  /** Who decides: see {@link SeatMind}. */
  int mind() {
    return legal() + Outputs.count(slots);
  }

  int distortion() {
    return mind() + 1;
  }

  /** The number of the seat that decides. */
  int seat() {
    return distortion() + Distortion.SIZE;
  }

  int seats() {
    return seat() + 1;
  }

  /** 1 if the last decision ended a game, else 0. */
  int ended() {
    return seats() + 1;
  }

  /** The seats' shares of that game's win. */
  int shares() {
    return ended() + 1;
  }

  /** How many turns have begun since the last decision. */
  int turns() {
    return shares() + CoupRules.MOST_PLAYERS;
  }

  /** Who decides at each slot, for the critic: see {@link SeatMind}. */
  int minds() {
    return turns() + 1;
  }

  /** The share of that game's win that the network in training took. */
  int won() {
    return minds() + CoupRules.MOST_PLAYERS;
  }

  /** Its fair share: its part of the seats. */
  int fairShare() {
    return won() + 1;
  }

  /** How each slot has played in the whole game. */
  int conduct() {
    return fairShare() + 1;
  }

  int size() {
    return (conduct() + slots * History.CONDUCT + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
  }
}
