package contessa.server.host;

import module java.base;

import contessa.server.table.TableServices;

/**
 * Time, threads and randomness; tests and simulations have their own.
 *
 * @param advanceClock moves the clock forward to a time if it is behind
 * @param timer must call {@link Tables#wake} at the times it is given
 * @param wakers where all tables are told of a pause, each on its own
 * @param bots where bots think
 * @param replays where finished games are read
 * @param analyses where finished games are judged
 */
public record TableEnvironment(
    InstantSource clock,
    LongConsumer advanceClock,
    TableServices.Timer timer,
    Executor wakers,
    Executor bots,
    Executor replays,
    Executor analyses,
    RandomGenerator random) {}
