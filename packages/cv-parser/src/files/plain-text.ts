import { decodeEntities } from '@jobblik/contract/kernel/html-text.rules';
import sanitizeHtml from 'sanitize-html';

const blockEnd = /<\/(?:p|h[1-6]|li|ul|ol|blockquote|div|tr|table|section|article)>|<(?:br|hr)\s*\/?>/gi;

/** The text of HTML, one line per paragraph or list item, without scripts and styles. */
export function plainText(html: string): string {
  const lines = html.replaceAll(/\s+/g, ' ').replaceAll(blockEnd, (tag) => `${tag}\n`);
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return decodeEntities(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{2,}/g, '\n')
    .trim();
}
