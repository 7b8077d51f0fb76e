import { settings } from './settings.svelte';

/** The sounds, all synthesised; the page is silent until the player first touches it. */
export const SOUNDS = ['call', 'paper', 'seal', 'coin', 'hush', 'drum', 'heart'] as const;
export type Sound = (typeof SOUNDS)[number];

export const DEFAULT_VOLUME = 0.6;
let context: AudioContext | undefined;

/** Plays one sound at the chosen volume. */
export function playSound(kind: Sound, after = 0): void {
  if (!('AudioContext' in globalThis)) return;
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const at = context.currentTime + after;
  const volume = (settings.volume ?? DEFAULT_VOLUME) * (settings.volumes?.[kind] ?? 1) * 0.4;
  if (!volume) return;
  switch (kind) {
    case 'paper':
      return noise(context, at, 0.16, 2600, volume * 0.5);
    case 'hush':
      return noise(context, at, 0.5, 700, volume * 0.6);
    case 'seal':
      tone(context, at, 110, 0.16, volume, 'triangle');
      return noise(context, at, 0.08, 900, volume * 0.6);
    case 'drum':
      tone(context, at, 62, 0.7, volume * 1.2, 'sine');
      tone(context, at + 0.35, 55, 0.9, volume * 1.2, 'sine');
      return noise(context, at, 0.12, 240, volume);
    case 'heart':
      tone(context, at, 64, 0.14, volume * 0.9, 'sine');
      return tone(context, at + 0.18, 52, 0.2, volume * 0.6, 'sine');
    case 'coin':
      tone(context, at, 2093, 0.22, volume * 0.35, 'sine');
      return tone(context, at + 0.05, 2794, 0.25, volume * 0.25, 'sine');
    case 'call':
      tone(context, at, 523, 0.3, volume * 0.4, 'sine');
      return tone(context, at + 0.12, 659, 0.4, volume * 0.4, 'sine');
  }
}

function tone(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  volume: number,
  type: OscillatorType,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = pitch;
  shaped(audio, source, at, length, volume);
}

function noise(
  audio: AudioContext,
  at: number,
  length: number,
  pitch: number,
  volume: number,
): void {
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  source.connect(filter);
  shaped(audio, source, at, length, volume, filter);
}

function shaped(
  audio: AudioContext,
  source: AudioScheduledSourceNode,
  at: number,
  length: number,
  volume: number,
  last: AudioNode = source,
): void {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, at + length);
  last.connect(gain).connect(audio.destination);
  source.start(at);
  source.stop(at + length);
}
