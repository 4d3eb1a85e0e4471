import { Fragment, type ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Pip } from '../feedback/badge';
import s from './key-facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** "+1": what the note says, behind the value where a narrow pane has no room for the note. */
  shortNote?: string | undefined;
  icon?: IconShape;
  /** The deadline is near: pupil before the label, coral note. At most one on a page. */
  soon?: boolean;
}

/**
 * På et blik: the four or five facts that decide, between two hairlines. The order is always the same: pay, hours,
 * place, start, deadline; for a person experience, education, distance, language. `dense`: in a pane, each fact on one line.
 */
export function KeyFacts({ facts, dense = false }: { facts: readonly Fact[]; dense?: boolean }) {
  return (
    <dl className={dense ? s.dense : s.keyFacts}>
      {facts.map(({ label, value, note, shortNote, icon, soon }) => (
        <div key={label} className={dense ? s.denseFact : s.fact}>
          <dt className={s.label}>
            {soon ? <Pip /> : icon && <Icon of={icon} size={16} />} {label}
          </dt>
          <dd className={s.value} title={dense ? textOf(value, note) : undefined}>
            {typeof value === 'string' ? breakingAtSlashes(value) : value}
            {dense && shortNote && <span className={s.shortNote}> {shortNote}</span>}
            {note && <small className={classes(s.note, soon && s.soon)}>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** "Gymnasium/HF/HHX" is one word to a browser, and wider than a column of a phone. */
function breakingAtSlashes(text: string): ReactNode {
  return text.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places.
    <Fragment key={at}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

/** The words of a fact that a narrow pane may cut. */
function textOf(...parts: ReactNode[]): string {
  return parts.filter((part) => typeof part === 'string').join(', ');
}
