package contessa.table.state;

import contessa.table.message.Emote;
import contessa.table.message.Phrase;
import org.jspecify.annotations.Nullable;

/**
 * What a bot will say at a certain time: an emote, or a phrase to another player. If the seat is no
 * longer a bot's by then, it stays unsaid.
 */
public record BotSpeech(
    long at, int seat, @Nullable Emote emote, @Nullable Phrase phrase, @Nullable Integer to)
    implements BotSpeechWith {}
