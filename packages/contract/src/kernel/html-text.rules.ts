const blockEnd = /<(?:br|\/(?:p|li|h[1-6]|blockquote))[^<>]*>/gi;

/**
 * The text of sanitised rich text without its tags; one line for each paragraph or list item. The result is plain text; HTML that
 * is not sanitised must go through the server's `sanitizeRichText` first.
 */
export function htmlText(html: string): string {
  return decodeEntities(html.replaceAll(blockEnd, '\n').replaceAll(/<[^<>]*>/g, '')).trim();
}

/** Whether rich text has no visible text. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === '';
}

/** Decodes the entities that sanitised HTML contains. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
