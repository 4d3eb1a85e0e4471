import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);
/** Most bytes that one attached file may unpack to. */
const maxBytes = 20 * 1024 * 1024;
const mostFiles = 10;

const gap = String.raw`(?:\s|%[^\r\n]{0,120}[\r\n]){0,8}`;
const anyMark = new RegExp(`/Type${gap}/EmbeddedFile\\b|/EmbeddedFiles${gap}(?:\\d|<<)|/EF${gap}(?:<<|\\d)`);
/** A dictionary of references; what else may follow has no group. */
const specification = new RegExp(`/EF${gap}(?:<<([^<>]{0,400})>>|<<|\\d)`, 'g');
const reference = /\/(?:F|UF|DOS|Mac|Unix)\s{0,8}(\d{1,9})\s{1,8}(\d{1,5})\s{1,8}R/g;
const objectStart = /(?<!\d)(\d{1,9})\s{1,8}(\d{1,5})\s{1,8}obj\b/g;
const embedded = new RegExp(`/Type${gap}/EmbeddedFile\\b`, 'g');

/** The text of a PDF in which names stand as they are read: `#xx` is the same as its character. */
export function plainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** Whether a PDF, or a part of it, has an attached file (ISO 32000-1 §7.11.4). */
export function hasEmbeddedFile(text: string): boolean {
  return anyMark.test(text);
}

/**
 * The attached files of a PDF, unpacked: every object that a file specification refers to.
 * @param text the file as Latin-1
 * @param objects its unpacked object streams
 * @returns undefined if one is packed or named in a way that ordinary programs do not use, so that it cannot be judged
 */
export async function embeddedFiles(text: string, objects: readonly string[] = []): Promise<Buffer[] | undefined> {
  if ([text, ...objects].some(hidesNames)) return undefined;
  const names = new Set<string>();
  for (const part of [text, ...objects]) {
    for (const [, dictionary] of part.matchAll(specification)) {
      const references = [...(dictionary ?? '').matchAll(reference)];
      if (dictionary?.replaceAll(reference, '').trim() !== '') return undefined;
      for (const [, number, generation] of references) names.add(`${number} ${generation}`);
      if (names.size > mostFiles) return undefined;
    }
  }
  const starts = objectsOf(text, names);
  const marks = [...text.matchAll(embedded)];
  if (names.size === 0 || starts.length !== names.size || marks.length > mostFiles) return undefined;
  if (!marks.every(({ index }) => starts.includes(objectAt(text, index)))) return undefined;
  const files = await Promise.all(starts.map((start) => unpackAt(text, start)));
  return files.every((file) => file !== undefined) ? files : undefined;
}

/** Whether names of attached files are written with `#xx`, so that only some programs find them. */
function hidesNames(part: string): boolean {
  const plain = plainNames(part);
  const count = (pattern: RegExp, within: string) => [...within.matchAll(pattern)].length;
  return [specification, embedded].some((pattern) => count(pattern, plain) !== count(pattern, part));
}

/** Where objects of these numbers begin; several of a number where a later version replaces one. */
function objectsOf(text: string, names: ReadonlySet<string>): number[] {
  return [...text.matchAll(objectStart)].flatMap(({ index, 0: whole, 1: number, 2: generation }) =>
    names.has(`${number} ${generation}`) ? [index + whole.length] : [],
  );
}

/** Where the object begins that a position is in. */
function objectAt(text: string, index: number): number {
  return text.lastIndexOf(' obj', index) + ' obj'.length;
}

async function unpackAt(text: string, start: number): Promise<Buffer | undefined> {
  const from = text.indexOf('stream', start);
  const to = text.indexOf('endstream', from);
  if (from < 0 || to < 0 || from - start > 2000) return undefined;
  const dictionary = text.slice(start, from);
  const filters = [...dictionary.matchAll(/\/(\w{1,20})Decode\b/g)].map(([, name]) => name);
  if (filters.length > 1 || (filters[0] ?? 'Flate') !== 'Flate' || /\/DecodeParms\b|\/F\s/.test(dictionary))
    return undefined;
  const first = from + 'stream'.length + (text.startsWith('\r\n', from + 6) ? 2 : 1);
  const bytes = Buffer.from(text.slice(first, to), 'latin1');
  if (filters.length === 0) return bytes;
  try {
    return await unpack(bytes, { maxOutputLength: maxBytes });
  } catch {
    // Broken, or too long: the same for the caller.
    return undefined;
  }
}
