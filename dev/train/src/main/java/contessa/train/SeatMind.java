package contessa.train;

/** Who decides for a seat in self-play. */
enum SeatMind {
  /** The network in training, as it is. It learns from its own decisions only. */
  CURRENT,

  /** An earlier network, or the frozen one that is to be exploited. */
  PAST,

  /** The network in training, distorted by a {@link Distortion}. */
  DISTORTED,

  /** A {@link ScriptedSeat}, which needs no network: its decisions are never written down. */
  SCRIPTED,

  /** A second network, which learns nothing but to beat the first. */
  RIVAL
}
