import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { explain } from '../../src/ui/explain';
import { announcer } from '../../src/ui/announcer.svelte';

let button: HTMLButtonElement;
let clicks = 0;
const pointer = (type: string, at = 0): void =>
  void button.dispatchEvent(
    new PointerEvent(type, { pointerType: 'touch', clientX: at, clientY: 0 }),
  );
const told = (): string[] => announcer.notes.map((note) => note.text);

beforeEach(() => {
  vi.useFakeTimers();
  announcer.notes = [];
  clicks = 0;
  button = document.createElement('button');
  button.addEventListener('click', () => clicks++);
  explain(button, () => 'the rule');
});
afterEach(() => vi.useRealTimers());

test('a long press tells the rule and chooses nothing', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(600);
  pointer('pointerup');
  button.click();
  expect(told()).toEqual(['the rule']);
  expect(clicks).toBe(0);
});

test('a tap chooses and tells nothing', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(100);
  pointer('pointerup');
  button.click();
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([]);
  expect(clicks).toBe(1);
});

test('a finger that moves away scrolls', () => {
  pointer('pointerdown');
  pointer('pointermove', 30);
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([]);
});

test('the menu of a mouse or a key tells the rule, once', () => {
  const menu = new Event('contextmenu', { cancelable: true });
  button.dispatchEvent(menu);
  expect(told()).toEqual(['the rule']);
  expect(menu.defaultPrevented).toBe(true);
});
