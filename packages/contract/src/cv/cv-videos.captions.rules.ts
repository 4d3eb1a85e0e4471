import { videoLimits } from './cv-videos.rules.ts';

/** A line of text on screen with its start and end in milliseconds. */
export interface Cue {
  from: number;
  to: number;
  text: string;
}

/** Longest line of a captions file, in characters. A file with a longer one is refused. */
const longestLine = 500;
const longestTiming = 200;
const timing = /^\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})\s*-->\s*((?:\d{1,3}:)?\d{1,2}:\d{2}[.,]\d{1,3})(?:\s.*)?$/;

/**
 * Reads captions as WebVTT or SubRip. Accepts what differs between programs (numbers, decimal commas, missing header, styles and
 * notes). The cues are in order and without markup other than line breaks.
 * @returns `undefined` if it contains no cue, or more than a video may have
 */
export function readCaptions(source: string): Cue[] | undefined {
  if (source.length > videoLimits.captions) return undefined;
  const cues: Cue[] = [];
  for (const block of source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => line.length <= longestTiming && timing.test(line));
    const [, from = '', to = ''] = timing.exec(lines[at] ?? '') ?? [];
    const text = plain(lines.slice(at + 1));
    if (at < 0 || text === '') continue;
    const cue = { from: milliseconds(from), to: milliseconds(to), text };
    if (cue.to <= cue.from) continue;
    cues.push(cue);
    if (cues.length > videoLimits.cues) return undefined;
  }
  return cues.length > 0 ? cues.toSorted((a, b) => a.from - b.from) : undefined;
}

/** Writes cues as WebVTT (W3C WebVTT 1 §4.1). */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${escaped(text)}`);
  return `WEBVTT\n\n${blocks.join('\n\n')}\n`;
}

/** Text of a cue: tags and control characters removed, the five escapes of WebVTT decoded. */
function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .slice(0, longestLine)
        .replace(/<[/\w][^<>]{0,100}>|\{\\[^{}]{0,100}\}/g, '')
        .replace(/&(lt|gt|amp|nbsp|lrm|rlm);/g, (_, name: string) => escapes[name] ?? '')
        .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .toWellFormed()
    .normalize('NFC');
}

const escapes: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', nbsp: '\u00a0', lrm: '', rlm: '' };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function milliseconds(clock: string): number {
  const [rest = '', fraction = ''] = clock.split(/[.,]/);
  const seconds = rest.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return seconds * 1000 + Number(fraction.padEnd(3, '0'));
}

function time(ms: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(ms / 1000);
  const fraction = String(ms % 1000).padStart(3, '0');
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${fraction}`;
}
