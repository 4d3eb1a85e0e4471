import type { FileHandle } from 'node:fs/promises';
import { readChunks } from '@jobblik/cv-parser/files/read-chunks';
import { activeRtf } from './active-content.rules.ts';
import { activeContent, type ContentCheck, damaged, readUpTo, unsupported } from './content-check.ts';

/** RTF: one group from the first byte to the last. Embedded OLE objects are refused: they can contain programs. */
export const checkRtf: ContentCheck = async (file) => {
  if (!/^\{\\rtf1?[\\\s{}]/.test((await readUpTo(file, 0, 16)).toString('latin1'))) throw unsupported('no RTF header');
  const { open, binary, objects, active, trailing } = await readGroups(file);
  if (objects) throw activeContent('RTF with an embedded object');
  if (active) throw activeContent(`RTF with ${active}`);
  // Pictures written as raw bytes can contain any number of braces.
  if (open && !binary) throw damaged('the end of the RTF is missing');
  if (trailing && !binary) throw unsupported('RTF with something after its end');
  return { extension: 'rtf', contentType: 'application/rtf' };
};

/** Reads the whole file, a chunk at a time; also finds a word that is split between chunks. */
async function readGroups(file: FileHandle) {
  const found = { open: true, binary: false, objects: false, active: undefined as string | undefined, trailing: false };
  const braces = { depth: 0, escaped: false, closed: false };
  let rest = '';
  for await (const bytes of readChunks(file)) {
    const chunk = bytes.toString('latin1');
    found.objects ||= /\\obj(data|ocx|emb|autlink|update)/i.test(rest + chunk);
    found.active ??= activeRtf(rest + chunk);
    found.binary ||= /\\bin\d/.test(rest + chunk);
    found.trailing ||= countBraces(chunk, braces);
    rest = (rest + chunk).slice(-400);
  }
  found.open = !braces.closed;
  return found;
}

/** Counts open groups. @returns whether there is content after the end of the last group */
function countBraces(chunk: string, braces: { depth: number; escaped: boolean; closed: boolean }): boolean {
  for (const character of chunk) {
    if (braces.closed && !/[\s\0]/.test(character)) return true;
    if (braces.escaped) braces.escaped = false;
    else if (character === '\\') braces.escaped = true;
    else if (character === '{') braces.depth += 1;
    else if (character === '}') {
      braces.depth -= 1;
      braces.closed = braces.depth <= 0;
    }
  }
  return false;
}
