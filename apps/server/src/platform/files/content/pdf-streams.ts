import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import { activeContent, damaged } from './content-check.ts';

const unpack = promisify(inflate);
const maxUnpackedBytes = 64 * 1024 * 1024;

/**
 * The unpacked object streams of a PDF (ISO 32000-1 §7.5.7), one after the other.
 * @param text the file as Latin-1
 * @throws Problem `damaged_file` when they are broken or unpack to too much; `active_content` when they are packed in a way that no
 *   ordinary program uses, which hides what they hold
 */
export async function* objectStreams(text: string): AsyncGenerator<string> {
  let left = maxUnpackedBytes;
  const objectStream = /\/Type\s{0,8}\/ObjStm\b/g;
  for (let found = objectStream.exec(text); found; found = objectStream.exec(text)) {
    const start = text.indexOf('stream', found.index);
    const end = text.indexOf('endstream', start);
    const object = text.lastIndexOf(' obj', found.index);
    if (start < 0 || end < 0 || start - found.index > 4_000 || found.index - object > 4_000)
      throw damaged('a broken object stream');
    const dictionary = text.slice(object, start);
    const filters = [...dictionary.matchAll(/\/(\w{1,20})Decode\b/g)].map(([, name]) => name);
    if (
      filters.length > 1 ||
      (filters[0] ?? 'Flate') !== 'Flate' ||
      /\/Predictor\s{0,8}[2-9]|\/Predictor\s{0,8}1\d/.test(dictionary)
    )
      throw activeContent('an object stream that is packed strangely');
    const from = start + 'stream'.length + (text.startsWith('\r\n', start + 6) ? 2 : 1);
    const packed = Buffer.from(text.slice(from, end), 'latin1');
    if (filters.length === 0) yield packed.toString('latin1');
    else {
      try {
        // What follows the packed bytes, a line end, is ignored by zlib.
        const bytes = await unpack(packed, { maxOutputLength: left });
        left -= bytes.length;
        yield bytes.toString('latin1');
      } catch (error) {
        throw damaged('an object stream that cannot be unpacked', error);
      }
    }
    objectStream.lastIndex = end;
  }
}
