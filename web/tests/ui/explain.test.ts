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

test('a long press shows the rule and chooses nothing', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(600);
  pointer('pointerup');
  button.click();
  expect(told()).toEqual(['the rule']);
  expect(clicks).toBe(0);
});

test('holding the mouse button shows the rule and chooses nothing', () => {
  button.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(600);
  expect(document.querySelector('.hover-note')?.textContent).toBe('the rule');
  button.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'mouse' }));
  button.click();
  expect(clicks).toBe(0);
  button.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
});

test('a tap chooses and shows no rule', () => {
  pointer('pointerdown');
  vi.advanceTimersByTime(100);
  pointer('pointerup');
  button.click();
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([]);
  expect(clicks).toBe(1);
});

test('a tap shows the rule of what is no button', () => {
  const card = document.createElement('div');
  explain(card, () => 'the card');
  card.click();
  expect(told()).toEqual(['the card']);
});

test('a finger that moves is scrolling', () => {
  pointer('pointerdown');
  pointer('pointermove', 30);
  vi.advanceTimersByTime(1000);
  expect(told()).toEqual([]);
});

test('a right click or the menu key shows the rule once', () => {
  const menu = new Event('contextmenu', { cancelable: true });
  button.dispatchEvent(menu);
  expect(told()).toEqual(['the rule']);
  expect(menu.defaultPrevented).toBe(true);
});

test('the keyboard that stays on an element shows the rule, until Escape or the next element', () => {
  const note = (): string | undefined => document.querySelector('.hover-note')?.textContent;
  document.body.append(button);
  Object.assign(button, { matches: (selector: string) => selector === ':focus-visible' });
  button.focus();
  vi.advanceTimersByTime(300);
  expect(note()).toBe('the rule');
  button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  expect(note()).toBeUndefined();
  button.blur();
  button.focus();
  vi.advanceTimersByTime(300);
  expect(note()).toBe('the rule');
  button.blur();
  expect(note()).toBeUndefined();
  button.remove();
});

test('a mouse that rests on an element shows the rule next to it, until it leaves', () => {
  const note = (): string | undefined => document.querySelector('.hover-note')?.textContent;
  const mouse = (type: string): void =>
    void button.dispatchEvent(new PointerEvent(type, { pointerType: 'mouse' }));
  dispatchEvent(new PointerEvent('pointermove', { pointerType: 'mouse', clientX: 99 }));
  mouse('pointerenter');
  vi.advanceTimersByTime(299);
  expect(note()).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(note()).toBe('the rule');
  mouse('pointerleave');
  expect(note()).toBeUndefined();
  expect(told()).toEqual([]);
});

test('an element that moves under a mouse at rest says nothing, until the mouse moves', () => {
  const note = (): string | undefined => document.querySelector('.hover-note')?.textContent;
  const mouse = (type: string, x: number): void =>
    void button.dispatchEvent(
      new PointerEvent(type, { pointerType: 'mouse', clientX: x, bubbles: true }),
    );
  document.body.append(button);
  mouse('pointermove', 7);
  vi.advanceTimersByTime(300);
  mouse('pointerleave', 7);
  mouse('pointerenter', 7);
  vi.advanceTimersByTime(1000);
  expect(note()).toBeUndefined();
  mouse('pointermove', 8);
  vi.advanceTimersByTime(300);
  expect(note()).toBe('the rule');
  button.getBoundingClientRect = () => new DOMRect(0, 50, 10, 10);
  vi.advanceTimersByTime(100);
  expect(note()).toBeUndefined();
  button.remove();
});
