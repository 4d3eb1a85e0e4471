import sanitizeHtml from 'sanitize-html';

/**
 * The elements of rich text, for every author: paragraphs, headings below the page's own, lists, emphasis, quotations and links. No
 * styles, classes or pictures, so that a text looks the same everywhere and loads nothing.
 */
const richText: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'target', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'iframe', 'template', 'svg', 'math', 'title'],
  enforceHtmlBoundary: false,
  nestingLimit: 30,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    div: 'p',
    // A row of a table is a line.
    tr: 'p',
    a: (_tag, { href, ...others }) => ({
      tagName: 'a',
      attribs: href === undefined ? others : { href, target: '_blank', rel: 'noopener noreferrer nofollow' },
    }),
  },
};

/** The end of a table's cell that is followed by another. */
const betweenCells = /<\/t[dh]\s*>(?=\s*<t[dh][\s>])/gi;

/**
 * Rich text that is safe to store and show: without elements that run, load or restyle. Sanitising it again changes nothing.
 * @param html anything a person or a program sent
 */
export function sanitizeRichText(html: string): string {
  return sanitizeHtml(html.replaceAll('\u0000', '').replaceAll(betweenCells, ' '), richText).trim();
}
