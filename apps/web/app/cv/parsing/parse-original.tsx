import type { ParsedLine } from '@jobblik/contract/documents/cv-parse.schema';
import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import s from './parse-dialog.module.css';

interface ParseOriginalProps {
  lines: readonly ParsedLine[];
  /** Indexes of the lines of the current piece. */
  lit: readonly number[];
  name: string;
}

/** The document's text, page by page; the lines of the current piece are highlighted and scrolled into view. */
export function ParseOriginal({ lines, lit, name }: ParseOriginalProps) {
  const t = useWords('cv');
  const box = useRef<HTMLElement>(null);
  const first = lit.length > 0 ? Math.min(...lit) : null;
  useEffect(() => {
    const line = first === null ? null : box.current?.querySelector<HTMLElement>(`[data-line="${first}"]`);
    if (line && box.current) box.current.scrollTop = line.offsetTop - box.current.offsetTop - 60;
  }, [first]);
  const chosen = new Set(lit);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keys
    <section ref={box} className={s.original} aria-label={t('parse.original', { name })} tabIndex={0}>
      {lines.map((line, index) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the place in the document is what names a line
          key={index}
          data-line={index}
          className={classes(chosen.has(index) && s.lit, lines[index - 1]?.page !== line.page && s.page)}
        >
          {line.text || '\u00a0'}
        </p>
      ))}
    </section>
  );
}
