import { mostProposed } from '@jobblik/contract/documents/cv-parse.rules';
import type { Listed } from './structured-cv.ts';

/** Most characters of one text that is read; the longest text of a CV is shorter. */
const longest = 100_000;

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is left out
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** A text that can be stored: composed letters, `\n` for line ends, no control or direction characters. */
export function cleanLines(text: string): string {
  return text
    .slice(0, longest)
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(control, '')
    .normalize('NFC')
    .trim();
}

/** A value of unknown type as a text; '' for what is none. */
export function textOf(value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return typeof value === 'string' ? cleanLines(value) : '';
}

/** Most characters of a line that is read; the longest line of a CV is shorter. */
const longestLine = 2000;

/** As {@link textOf}, in one line. */
export function lineOf(value: unknown): string {
  return textOf(value).replaceAll(/\s+/g, ' ').slice(0, longestLine).toWellFormed().trim();
}

/** A value of unknown type as an object; an empty one for what is none. */
export function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

/** A value of unknown type as a list; an empty one for what is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * The first rows of a list, as many as a CV may have.
 * @param read undefined for a row with nothing in it, which does not count
 * @param beyond further rows that the caller has not read
 */
export function firstRows<T, R>(all: Iterable<T>, read: (one: T) => R | undefined, beyond = 0): Listed<R> {
  const listed: Listed<R> = { rows: [], left: beyond };
  for (const one of all) {
    const row = read(one);
    if (row === undefined) continue;
    if (listed.rows.length < mostProposed) listed.rows.push(row);
    else listed.left += 1;
  }
  return listed;
}
