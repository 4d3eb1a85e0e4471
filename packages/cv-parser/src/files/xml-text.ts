import { TextDecoder } from 'node:util';

/** Names of encodings that TextDecoder accepts: some are no text of a document, and the bytes are not UTF-16. */
const refused = /^(?:x-user-defined|replacement|utf-?16.*)$/i;
const declared = /^\s*<\?xml[^>]{0,200}?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/;

/**
 * The decoder of an XML part, by its byte order mark, its first two characters, or its declaration (XML 1.0 appendix F).
 * @param start the first bytes, at least as many as the declaration has
 * @returns undefined for an encoding that is not known
 */
export function xmlDecoder(start: Uint8Array): TextDecoder | undefined {
  const [first, second] = start;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return new TextDecoder('utf-16le');
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return new TextDecoder('utf-16be');
  const [, name = 'utf-8'] =
    declared.exec(new TextDecoder('latin1').decode(start).replace(/^\u00ef\u00bb\u00bf/, '')) ?? [];
  try {
    return refused.test(name) ? undefined : new TextDecoder(name);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** The text of an XML part. @returns undefined if it has an unknown encoding, or does not begin as XML does */
export function xmlText(bytes: Uint8Array): string | undefined {
  const text = xmlDecoder(bytes.subarray(0, 1024))?.decode(bytes);
  return text !== undefined && /^\s*(?:<|$)/.test(text) ? text : undefined;
}
