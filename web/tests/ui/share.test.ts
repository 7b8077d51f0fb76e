import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { announcer } from '../../src/ui/announcer.svelte';
import { copyAloud } from '../../src/ui/share';
import { speech } from '../../src/words/speech.svelte';

beforeAll(() => speech.use('en'));

beforeEach(() => {
  announcer.notes = [];
});

afterEach(() => {
  announcer.notes = [];
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const told = (): string[] => announcer.notes.map((note) => note.text);

/** A browser that has no clipboard, as over plain HTTP, and copies what is selected, or refuses. */
function withoutClipboard(allowed: boolean): string[] {
  const copied: string[] = [];
  vi.stubGlobal('navigator', { languages: [] });
  document.execCommand = () => {
    copied.push(document.querySelector('textarea')!.value);
    return allowed;
  };
  return copied;
}

test('without HTTPS a text is copied in the older way, and the focus stays', async () => {
  const copied = withoutClipboard(true);
  const button = document.createElement('button');
  document.body.append(button);
  button.focus();
  await copyAloud('http://here/t/1');
  expect(copied).toEqual(['http://here/t/1']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
  expect(told()).toEqual(['Copied.']);
});

test('the text to select is inside the open dialog', async () => {
  withoutClipboard(true);
  document.body.innerHTML = '<dialog open></dialog>';
  const dialog = document.querySelector('dialog')!;
  const append = vi.spyOn(dialog, 'append');
  await copyAloud('x');
  expect(append).toHaveBeenCalledOnce();
});

test('a refused clipboard is said, never silent', async () => {
  withoutClipboard(false);
  vi.stubGlobal('navigator', {
    languages: [],
    clipboard: { writeText: () => Promise.reject(new Error()) },
  });
  await copyAloud('x');
  expect(told()[0]).toContain('Couldn’t copy');
  expect(announcer.notes[0]?.bad).toBe(true);
});
