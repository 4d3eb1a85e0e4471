const blockEnd = /<(?:br|\/(?:p|li|h[1-6]|blockquote))[^>]*>/gi;

/**
 * The words of rich text that was sanitised, without its marks; one line for each paragraph or list item. It only reads: what comes
 * out is text, and HTML that was not sanitised goes through the server's `sanitizeRichText` first.
 */
export function htmlText(html: string): string {
  return decodeEntities(html.replaceAll(blockEnd, '\n').replaceAll(/<[^>]*>/g, '')).trim();
}

/** Whether rich text has nothing to read. */
export function isBlankHtml(html: string): boolean {
  return htmlText(html) === '';
}

/** The characters that sanitised HTML leaves escaped in text. */
export function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&');
}
