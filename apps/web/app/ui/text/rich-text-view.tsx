import { classes } from '../classes';
import { headingsFrom } from '../overlays/heading-levels';
import s from './rich-text-view.module.css';
import { writtenLang } from './written';

interface RichTextViewProps {
  /** HTML that the server has sanitised; nothing else may come here. */
  html: string;
  className?: string | undefined;
  /** Level of its highest heading: one below the heading it stands under. */
  top?: 2 | 3;
}

/**
 * Formatted text as its writer meant it, in our hand: reading size, lid arcs for bullets. Its language is its writer's, not the
 * page's.
 */
export function RichTextView({ html, className, top = 2 }: RichTextViewProps) {
  const content = { __html: headingsFrom(html, top) };
  const lang = writtenLang(html);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server, and the content security policy runs no script of it
  return <div lang={lang} className={classes(s.text, className)} dangerouslySetInnerHTML={content} />;
}
