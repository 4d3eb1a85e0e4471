import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { readUpTo } from './content-check.ts';

/** Bytes before its header that programs pass over in a PDF (Adobe's notes on ISO 32000-1 §7.5.2). */
const mostPreamble = 1024;
/** Byte order marks, line ends and printable text, such as the headers of a mail or an answer of a server. */
const plainText = /^(?:\u00ef\u00bb\u00bf|\u00ff\u00fe|\u00fe\u00ff)?[\t\n\r\x20-\x7e\u00a0-\u00ff]*$/;
/** What another program would run or show as its own format. */
const otherFormat =
  /^\s*(?:#!|%!|@echo|\{\\rtf)|<(?:[!?/]|(?:html|head|body|script|svg|iframe|object|embed|img|style|meta)\b)/i;

/**
 * The number of bytes of harmless text before the header of a PDF; 0 for a PDF that begins with its header, for other files, and where
 * the first bytes are those of another format.
 */
export async function pdfPreamble(path: string): Promise<number> {
  const file = await open(path);
  try {
    const start = await readUpTo(file, 0, mostPreamble + 5);
    const length = start.indexOf('%PDF-');
    if (length <= 0) return 0;
    const before = start.subarray(0, length).toString('latin1');
    if (!plainText.test(before) || otherFormat.test(before)) return 0;
    const seen = await fileTypeFromBuffer(start);
    return seen === undefined || seen.ext === 'pdf' ? length : 0;
  } finally {
    await file.close();
  }
}
