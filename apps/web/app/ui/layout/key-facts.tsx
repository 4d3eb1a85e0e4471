import { Fragment, type ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Pip } from '../feedback/badge';
import s from './key-facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  note?: ReactNode;
  /** "+1": short form of the note, after the value in a narrow pane. */
  shortNote?: string | undefined;
  icon?: IconShape;
  /** The deadline is near: a dot before the label, coral note. At most one on a page. */
  soon?: boolean;
}

/**
 * På et blik: the four or five most important facts, between two lines. The order is always the same: pay, hours, place, start,
 * deadline; for a person experience, education, distance, language. `dense`: in a pane, each fact on one line.
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

/** Breaks after slashes: "Gymnasium/HF/HHX" is one word to a browser, and wider than a column on a phone. */
function breakingAtSlashes(text: string): ReactNode {
  return text.split(/(?<=\/)/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their places.
    <Fragment key={at}>
      {part}
      {part.endsWith('/') && <wbr />}
    </Fragment>
  ));
}

/** The text of a fact, which a narrow pane may truncate. */
function textOf(...parts: ReactNode[]): string {
  return parts.filter((part) => typeof part === 'string').join(', ');
}
