import { embeddedFiles, hasEmbeddedFile, plainNames } from '@jobblik/cv-parser/files/pdf-attachments';
import { activePdf, isLockedPdf } from './active-content.rules.ts';
import { activeContent, type ContentCheck, damaged, locked, readUpTo, unsupported } from './content-check.ts';
import { isEuropassXml } from './europass-xml.ts';
import { objectStreams } from './pdf-streams.ts';

const headBytes = 1024;
const tailBytes = 64 * 1024;

/**
 * A PDF begins with `%PDF-` and ends with `%%EOF` (ISO 32000-1 §7.5). Markup among its first bytes, or another file after its end,
 * means that some programs would read it as another format. What it would run or fetch is refused, also in object streams; those of
 * a protected PDF cannot be read, and employers may not be able to open it. Of attached files only the data of a Europass CV may stay.
 */
export const checkPdf: ContentCheck = async (file, size) => {
  const head = (await readUpTo(file, 0, headBytes)).toString('latin1');
  if (!/^%PDF-[12]\.\d/.test(head)) throw unsupported('no PDF header');
  if (/<(!doctype|html|head|body|script|svg|iframe|\?php)\b/i.test(head))
    throw unsupported('a PDF header before markup');
  const tail = (await readUpTo(file, Math.max(0, size - tailBytes), tailBytes)).toString('latin1');
  const end = tail.lastIndexOf('%%EOF');
  if (end < 0) throw damaged('the end of the PDF is missing');
  // Old programs pad with NUL or end with the CP/M end mark.
  if (tail.slice(end + 5).replace(/[\s\p{Cc}]/gu, '') !== '') throw unsupported('a PDF with something after its end');
  const text = (await readUpTo(file, 0, size)).toString('latin1');
  if (isLockedPdf(text)) throw locked('an encrypted PDF');
  const parts = [text];
  for await (const objects of objectStreams(text)) parts.push(objects);
  for (const part of parts) refuseActive(part);
  await refuseAttached(parts);
  return { extension: 'pdf', contentType: 'application/pdf' };
};

/** Europass attaches the data of a CV to its PDF; nothing else may be attached. */
async function refuseAttached([text = '', ...objects]: readonly string[]): Promise<void> {
  if (![text, ...objects].some((part) => hasEmbeddedFile(plainNames(part)))) return;
  const files = await embeddedFiles(text, objects);
  if (!files?.every(isEuropassXml)) throw activeContent('a PDF with an embedded file');
}

function refuseActive(text: string): void {
  const found = activePdf(text);
  if (found) throw activeContent(`a PDF with ${found}`);
}
