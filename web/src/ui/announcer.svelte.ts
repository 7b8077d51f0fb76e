import { speakAloud } from './speakAloud';

/** A toast: a short message on top of the page. */
interface Note {
  id: number;
  text: string;
  bad: boolean;
}

class Announcer {
  notes = $state<Note[]>([]);
  /** For screen readers only. */
  polite = $state('');
  urgent = $state('');
  private next = 0;
  private odd = false;
  private readonly politeNow: string[] = [];
  private readonly urgentNow: string[] = [];

  show(text: string, bad: boolean): void {
    const id = this.next++;
    this.notes = [...this.notes.slice(-2), { id, text, bad }];
    setTimeout(
      () => (this.notes = this.notes.filter((note) => note.id !== id)),
      4000 + text.length * 50,
    );
  }

  /** Removes what the reader has seen; a refusal stays. */
  dismiss(): void {
    this.notes = this.notes.filter((note) => note.bad);
  }

  say(text: string, urgent: boolean): void {
    // A screen reader reads only the last text of a moment, so the texts of one moment are joined.
    const texts = urgent ? this.urgentNow : this.politeNow;
    if (texts.push(text) === 1) setTimeout(() => (texts.length = 0));
    // It skips a repeated text; an invisible space makes it new.
    this.odd = !this.odd;
    const said = texts.join(' ') + (this.odd ? '\u200b' : '');
    if (urgent) this.urgent = said;
    else this.polite = said;
  }
}

export const announcer = new Announcer();

/** Shows a toast for a while; screen readers read it, too. */
export function showToast(text: string, bad = false): void {
  announcer.show(text, bad);
}

/** Announces a text to screen readers, and speaks it if speech is on; shows nothing. */
export function announce(text: string, urgent = false): void {
  speakAloud(text, urgent);
  announcer.say(text, urgent);
}
