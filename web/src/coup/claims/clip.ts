/** What a clip of a bluff says, in the order in which it is seen. */
export interface ClipWords {
  title: string;
  who: string;
  quote: string;
  question: string;
  verdict: string;
  told: string;
}

export interface ClipPictures {
  /** The claimed character, and the torn seal of a lie. */
  character: CanvasImageSource;
  torn: CanvasImageSource;
}

export const CLIP_MS = 6000;
const SIDE = 720;
const FRAMES_PER_SECOND = 30;
const ASKED_MS = 2000;
const FLIP_MS = 3400;
const FLIPPED_MS = 3900;

/** How far the card is turned, from 0, its back, to 1; without motion it is turned in one step. */
export function turned(ms: number, moving: boolean): number {
  const way = Math.min(1, Math.max(0, (ms - FLIP_MS) / (FLIPPED_MS - FLIP_MS)));
  return moving ? way : Math.round(way);
}

/** Formats that phones share and play, the first that this browser can write; undefined if it can film nothing. */
export function clipFormat(): string | undefined {
  if (typeof MediaRecorder === 'undefined' || !('captureStream' in HTMLCanvasElement.prototype))
    return undefined;
  return ['video/mp4', 'video/webm'].find((type) => MediaRecorder.isTypeSupported(type));
}

/** Draws the clip on this canvas as it is filmed, which takes as long as the clip lasts. */
export async function film(
  canvas: HTMLCanvasElement,
  words: ClipWords,
  pictures: ClipPictures,
  font: string,
  moving: boolean,
): Promise<Blob> {
  canvas.width = canvas.height = SIDE;
  const g = canvas.getContext('2d')!;
  draw(g, words, pictures, font, 0, moving);
  const recorder = new MediaRecorder(canvas.captureStream(FRAMES_PER_SECOND), {
    mimeType: clipFormat()!,
    videoBitsPerSecond: 2_500_000,
  });
  const chunks: Blob[] = [];
  recorder.ondataavailable = ({ data }) => chunks.push(data);
  const stopped = new Promise((done) => (recorder.onstop = done));
  recorder.start();
  const since = performance.now();
  const drawing = setInterval(() => {
    const ms = performance.now() - since;
    draw(g, words, pictures, font, ms, moving);
    if (ms < CLIP_MS) return;
    clearInterval(drawing);
    recorder.stop();
  }, 1000 / FRAMES_PER_SECOND);
  await stopped;
  return new Blob(chunks, { type: recorder.mimeType });
}

function draw(
  g: CanvasRenderingContext2D,
  words: ClipWords,
  pictures: ClipPictures,
  font: string,
  ms: number,
  moving: boolean,
): void {
  const middle = SIDE / 2;
  const felt = g.createRadialGradient(middle, 330, 40, middle, 330, SIDE * 0.8);
  felt.addColorStop(0, '#2c5e5e');
  felt.addColorStop(0.6, '#143236');
  felt.addColorStop(1, '#12181f');
  g.fillStyle = felt;
  g.fillRect(0, 0, SIDE, SIDE);
  const say = (text: string, y: number, size: number, color: string): void => {
    g.font = `${size}px ${font}`;
    const width = g.measureText(text).width;
    if (width > SIDE - 60) g.font = `${(size * (SIDE - 60)) / width}px ${font}`;
    g.textAlign = 'center';
    g.fillStyle = color;
    g.fillText(text, middle, y);
  };
  say(words.title, 70, 40, '#e0b95b');
  const way = turned(ms, moving);
  card(g, pictures.character, way);
  if (way < 1) {
    say(words.who, 545, 44, '#f4ede0');
    say(ms < ASKED_MS ? words.quote : words.question, 615, 56, '#f4ede0');
  } else {
    g.drawImage(pictures.torn, middle + 40, 330, 130, 130);
    say(words.verdict, 560, 84, '#e0b95b');
    say(words.told, 620, 34, '#f4ede0');
  }
  say('Contessa', 690, 30, '#d9cbb0');
}

/** The letter on the table: sealed, or open with its character. */
function card(g: CanvasRenderingContext2D, character: CanvasImageSource, way: number): void {
  const [width, height] = [230, 320];
  g.save();
  g.translate(SIDE / 2, 290);
  // Turning over is a letter that gets narrow and wide again.
  g.scale(Math.max(0.02, Math.abs(1 - 2 * way)), 1);
  g.fillStyle = '#f4ede0';
  g.fillRect(-width / 2, -height / 2, width, height);
  if (way < 0.5) {
    g.strokeStyle = '#b9a98a';
    g.lineWidth = 4;
    g.beginPath();
    g.moveTo(-width / 2, -height / 2);
    g.lineTo(0, 20);
    g.lineTo(width / 2, -height / 2);
    g.stroke();
    g.fillStyle = '#cc4a40';
    g.beginPath();
    g.arc(0, 20, 46, 0, 2 * Math.PI);
    g.fill();
  } else {
    g.globalAlpha = 0.55;
    g.drawImage(character, -90, -90, 180, 180);
  }
  g.restore();
}

/** A drawing of the page with the colours that it has there, for a canvas. */
export async function pictureOf(drawing: SVGElement): Promise<HTMLImageElement> {
  const style = getComputedStyle(drawing);
  const copy = drawing.cloneNode(true) as SVGElement;
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', '256');
  copy.setAttribute('height', '256');
  const svg = copy.outerHTML
    .replace(/var\((--[\w-]+)[^)]*\)/g, (_, name: string) => style.getPropertyValue(name) || '#000')
    .replaceAll('currentColor', style.color);
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  return image;
}
