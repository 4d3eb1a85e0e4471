import { type ReactNode, useId } from 'react';
import { classes } from '../classes';
import s from './section.module.css';

interface SectionProps {
  title: ReactNode;
  /** "Se alle →" or a action at the right. */
  aside?: ReactNode;
  children: ReactNode;
  /** In work screens: a smaller heading and less air above. */
  work?: boolean;
  id?: string;
}

/** A part of a page under its heading, with the air that belongs above it. */
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

/** Only for what can be lifted out of the page: apply, company, a map. Lists and facts lie on the paper instead. */
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

/** Sand, for what stands beside the task: filters, totals, notes, a teaser. `full` crosses the whole window. */
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
