import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import { plainText } from '../files/plain-text.ts';
import { cleanLines } from './values.ts';

const tag = /<\/?[a-z][a-z\d]{0,9}(?:\s[^<>]*)?\/?>|<!--/i;
const otherTag = /<(?!br\s*\/?>)[/!?a-z]/i;

/**
 * The text of HTML. Line breaks alone are read exactly, since descriptions are written with them; other HTML is taken apart by the
 * sanitiser, without scripts and styles.
 */
export function textOfHtml(html: string): string {
  const text = cleanLines(html);
  return cleanLines(otherTag.test(text) ? plainText(text) : linesOfBreaks(text));
}

/** The text of a field that should be plain text and that some programs fill with HTML. */
export function textOfPlain(written: string): string {
  return tag.test(written) ? textOfHtml(written) : cleanLines(written);
}
