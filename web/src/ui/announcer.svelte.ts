import { aloud } from './speakAloud';

/** What is said to everybody who looks at or listens to the page. */
interface Note {
  id: number;
  text: string;
  bad: boolean;
}

class Announcer {
  notes = $state<Note[]>([]);
  /** Only for those who listen. */
  polite = $state('');
  urgent = $state('');
  private next = 0;
  private odd = false;

  show(text: string, bad: boolean): void {
    const id = this.next++;
    this.notes = [...this.notes.slice(-2), { id, text, bad }];
    setTimeout(
      () => (this.notes = this.notes.filter((note) => note.id !== id)),
      4000 + text.length * 50,
    );
  }

  say(text: string, urgent: boolean): void {
    // A text that is there already would not be read again: an invisible space makes it new.
    this.odd = !this.odd;
    const said = this.odd ? `${text}\u200b` : text;
    if (urgent) this.urgent = said;
    else this.polite = said;
  }
}

export const announcer = new Announcer();

/** Shows a note for a while, and reads it to those who listen. */
export function tell(text: string, bad = false): void {
  announcer.show(text, bad);
}

/** Reads a text to those who listen, by their screen reader or by a voice of ours, and shows nothing. */
export function announce(text: string, urgent = false): void {
  aloud(text, urgent);
  announcer.say(text, urgent);
}
