import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import s from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** "Se alle →" or an action at the right. */
  aside?: ReactNode;
  children: ReactNode;
  /** On work screens: a smaller heading and less space above. */
  work?: boolean;
  id?: string;
}

/** A section of a page with its heading and spacing. */
export function Section({ title, aside, children, work, id }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={classes(work ? s.close : s.section, work && s.work)}>
      <div className={s.header}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Only for separate units: apply, company, a map. Lists and facts are directly on the page instead. */
export function Card({
  children,
  strong,
  flush,
  className,
}: {
  children: ReactNode;
  strong?: boolean;
  flush?: boolean;
  className?: string | undefined;
}) {
  return <div className={classes(s.card, strong && s.strong, flush && s.flush, className)}>{children}</div>;
}

/** A sand background for secondary content: filters, totals, notes, a teaser. `full` is as wide as the window. */
export function Band({
  children,
  full,
  className,
}: {
  children: ReactNode;
  full?: boolean;
  className?: string | undefined;
}) {
  return <div className={classes(s.band, full && s.full, className)}>{children}</div>;
}
