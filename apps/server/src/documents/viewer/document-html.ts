import { type DocumentFormat, readDocument, type SourceLine } from '@jobblik/cv-parser';
import mammoth from 'mammoth';
import sanitizeHtml from 'sanitize-html';
import { escapeHtml } from '../../platform/html/escape-html.ts';

export interface ViewOrder {
  /** A local copy of the document. */
  path: string;
  format: DocumentFormat;
}

/** Allowed content of a shown document: its text, lists, tables and embedded pictures. No scripts, nothing loaded. */
const shown: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sup', 'sub'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'a'],
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'target'],
    img: ['src', 'alt'],
    td: ['colspan', 'rowspan'],
    th: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['data'] },
  exclusiveFilter: ({ tag, attribs }) =>
    tag === 'img' && !/^data:image\/(png|jpe?g|gif|webp);base64,/.test(attribs.src ?? ''),
  transformTags: {
    a: (_tag, { href }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: href && !href.startsWith('#') ? { href, target: '_blank', rel: 'noopener noreferrer nofollow' } : {},
    }),
  },
};

/**
 * A Word, OpenDocument or rich text document as sanitised HTML: Word's newer format with its headings, lists, tables and
 * pictures, the others as their lines of text.
 * @param path a local copy
 */
export async function documentHtml(path: string, format: DocumentFormat): Promise<string> {
  if (format !== 'docx') return linesHtml((await readDocument(path, format)).lines);
  const { value } = await mammoth.convertToHtml({ path }, { externalFileAccess: false });
  return sanitizeHtml(value, shown);
}

/** Lines of text as headings, lists and paragraphs. */
export function linesHtml(lines: readonly SourceLine[]): string {
  return lines
    .map((line) => {
      const text = escapeHtml(line.text);
      if (line.bullet) return `<p class="item">• ${text}</p>`;
      return `<p${line.gap ? ' class="gap"' : ''}>${line.strong ? `<strong>${text}</strong>` : text}</p>`;
    })
    .join('\n');
}
