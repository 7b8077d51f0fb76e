import { beforeEach, expect, test, vi } from 'vitest';
import { changeSettings } from '../../src/device/settings.svelte';
import { announce } from '../../src/ui/announcer.svelte';
import { canSpeak } from '../../src/ui/speakAloud';

const said: { text: string; voice: { name: string } }[] = [];
let pending = false;
const cancel = vi.fn();
let voices = [
  { name: 'far', lang: 'en-US', localService: false, default: true },
  { name: 'Italian', lang: 'it-IT', localService: true, default: false },
  { name: 'near', lang: 'en-GB', localService: true, default: false },
];

beforeEach(() => {
  said.length = 0;
  pending = false;
  cancel.mockClear();
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      constructor(readonly text: string) {}
    },
  );
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    get pending() {
      return pending;
    },
    cancel,
    speak: (words: (typeof said)[number]) => said.push(words),
  });
});

test('nothing is spoken unless speech is on', () => {
  announce('Bruno takes income.');
  expect(said).toEqual([]);
  changeSettings({ speech: true });
  announce('Bruno takes income.');
  expect(said.map(({ text, voice }) => [text, voice.name])).toEqual([
    ['Bruno takes income.', 'near'],
  ]);
});

test('a question or a full queue interrupts the current text', () => {
  changeSettings({ speech: true });
  announce('Bruno takes income.');
  expect(cancel).not.toHaveBeenCalled();
  announce('Your turn.', true);
  expect(cancel).toHaveBeenCalledTimes(1);
  pending = true;
  announce('Cara takes income.');
  expect(cancel).toHaveBeenCalledTimes(2);
});

test('a voice that needs another host is not used', async () => {
  changeSettings({ speech: true });
  expect(await canSpeak()).toBe(true);
  voices = voices.filter((voice) => voice.name !== 'near');
  expect(await canSpeak()).toBe(false);
  announce('Bruno takes income.');
  expect(said).toEqual([]);
});
