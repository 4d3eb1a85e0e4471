import type { ReactNode } from 'react';
import s from './opening.module.css';

interface OpeningProps {
  heading: string;
  lead: string;
  /** What one can do from here: one filled button, one beside it. */
  children: ReactNode;
}

/** How a page that presents something opens: what it is, for whom, and the first step. */
export function Opening({ heading, lead, children }: OpeningProps) {
  return (
    <>
      <h1>{heading}</h1>
      <p className={s.lead}>{lead}</p>
      <p className={s.actions}>{children}</p>
    </>
  );
}
