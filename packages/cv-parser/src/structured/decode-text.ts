import { UnreadableDocument } from '../source-line.ts';

/** Share of NUL bytes from which a text without a byte order mark has two bytes for a character. */
const wide = 0.3;

/**
 * The text of a file by its byte order mark, else UTF-8; else Windows-1252, in which office programs of Western Europe save tables.
 * @throws UnreadableDocument for bytes that are no text
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder('windows-1252').decode(bytes);
  }
  if (text.slice(0, 10_000).includes('\u0000')) throw new UnreadableDocument('unreadable');
  return text;
}

function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = bytes.subarray(0, 1000);
  const nulsAt = (rest: number) => start.filter((byte, at) => byte === 0 && at % 2 === rest).length;
  if (nulsAt(1) > start.length * wide) return 'utf-16le';
  return nulsAt(0) > start.length * wide ? 'utf-16be' : undefined;
}
