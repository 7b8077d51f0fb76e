package contessa.table.state;

import module java.base;

import contessa.table.message.Happening;

/** The part of {@link Fold} for talk: who said something when, and who has muted whom. */
final class TalkFold {

  private static final int TALK_REMEMBERED = 6;

  private final TableState state;
  private final StateWriter writer;

  TalkFold(StateWriter writer) {
    this.state = writer.state();
    this.writer = writer;
  }

  void said(TableEvent.Said e) {
    talked(e.seat(), new Happening.Said(e.seat(), e.text()));
  }

  void deleted(TableEvent.MessageDeleted e) {
    writer.disclose(new TableDisclosure.ToAll(new Happening.MessageDeleted(e.seat(), e.at())));
  }

  void emoteShown(TableEvent.EmoteShown e) {
    talked(e.seat(), new Happening.EmoteShown(e.seat(), e.emote()));
  }

  void offered(TableEvent.Offered e) {
    talked(e.seat(), new Happening.Offered(e.seat(), e.phrase(), e.to(), e.about()));
  }

  void nudged(TableEvent.Nudged e) {
    int awaited = state.question().seats() & ~state.question().bots();
    talked(e.seat(), new Happening.Nudged(e.seat(), SeatSets.list(awaited)));
  }

  void willSpeak(TableEvent.WillSpeak e) {
    state.botSpeech = e.speech();
  }

  /** A player who talks is here, whatever they have missed. */
  private void talked(int seat, Happening happening) {
    String speaker = Objects.requireNonNullElse(state.seat(seat).speaker(), "");
    if (state.seat(seat).player() == null) {
      state.botSpeech = null;
      state.botSpokeAt = state.at;
    } else {
      remember(seat, speaker);
    }
    writer.disclose(new TableDisclosure.Speech(happening, Set.copyOf(state.mutedBy(speaker))));
  }

  private void remember(int seat, String speaker) {
    writer.mapSeat(seat, own -> own.withTimeouts(0));
    List<Long> times = new ArrayList<>(state.talk.getOrDefault(speaker, List.of()));
    times.add(state.at);
    if (times.size() > TALK_REMEMBERED) {
      times.removeFirst();
    }
    state.talk = StateWriter.with(state.talk, speaker, List.copyOf(times));
  }

  void muted(TableEvent.Muted e) {
    Set<String> all = new HashSet<>(state.muted.getOrDefault(e.by(), Set.of()));
    if (e.muted()) {
      all.add(e.player());
    } else {
      all.remove(e.player());
    }
    state.muted = StateWriter.with(state.muted, e.by(), Set.copyOf(all));
    writer.disclose(new TableDisclosure.ViewChanged(e.by()));
  }
}
