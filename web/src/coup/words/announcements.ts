import type { Happening, TableView } from '$wire';
import { type CoupEvent, coupEvents, coupView } from '../../game/coup';
import type { Voice } from '../../words/voice';
import { announce } from '../../ui/announcer.svelte';
import { textOf } from '../../table/logLine';
import { voiceAt } from '../../table/tableVoice.svelte';
import { tableLine } from '../../table/history';
import { narrate } from './narrateCoup';

/** Announces events to screen readers: first what happened, then the question to the player. */
export class Announcements {
  /** @param past the events of the game so far, those that are told now included */
  constructor(private readonly past: () => readonly CoupEvent[]) {}

  tell(events: readonly Happening[], before: TableView, after: TableView): void {
    const voice = voiceAt(after);
    const said = events.flatMap((event) => {
      if (event.type === 'answers') return this.passed(event.seats, events, voice);
      const told =
        event.type === 'game' ? narrate(event.event, voice, this.past()) : tableLine(event, voice);
      return told ? [textOf(told)] : [];
    });
    const decision = after.decision;
    const asked = decision && decision.ask !== before.decision?.ask ? this.question(after) : '';
    const text = [...said, asked].filter(Boolean).join(' ');
    if (text) announce(text, asked !== '');
  }

  /** Those who let a claim pass; who objects is told by itself. */
  private passed(seats: readonly number[], events: readonly Happening[], voice: Voice): string[] {
    const objects = coupEvents(events).some(
      ({ event }) => event === 'challenged' || event === 'blocked',
    );
    const names = (objects ? seats.slice(0, -1) : seats).map((seat) => voice.name(seat));
    return names.length ? [voice.say('answers.passed', { names: voice.list(names) })] : [];
  }

  private question(after: TableView): string {
    const voice = voiceAt(after);
    const view = coupView(after.view)!;
    switch (after.decision?.phase) {
      case 'action':
        return voice.say('ask.action');
      case 'challenge-action':
      case 'challenge-block':
        return voice.say(
          after.decision.choices.some((each) => each.startsWith('block'))
            ? 'ask.either'
            : 'ask.challenge',
        );
      case 'block':
        return voice.say('ask.block');
      case 'lose':
        return voice.say('ask.lose');
      case 'offer':
        return voice.say('ask.offer', { who: { who: view.actor } });
      case 'draft':
        return voice.say('ask.draft');
      case 'allegiance':
        return voice.say('ask.allegiance');
      default:
        return voice.say('ask.you');
    }
  }
}
