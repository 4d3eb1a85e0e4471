import { classes } from '../classes';
import { headingsFrom } from '../overlays/heading-levels';
import s from './rich-text-view.module.css';
import { writtenLang } from './written';

interface RichTextViewProps {
  /** HTML that the server has sanitised; no other HTML is allowed. */
  html: string;
  className?: string | undefined;
  /** Level of its highest heading: one below the heading above it. */
  top?: 2 | 3;
}

/** Rich text in the product's style: reading size, arcs for bullets. Its `lang` is the text's language, not the page's. */
export function RichTextView({ html, className, top = 2 }: RichTextViewProps) {
  const content = { __html: headingsFrom(html, top) };
  const lang = writtenLang(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and the content security policy runs no script of it
  return <div lang={lang} className={classes(s.text, className)} dangerouslySetInnerHTML={content} />;
}
