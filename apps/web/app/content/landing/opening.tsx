import type { ReactNode } from 'react';
import s from './opening.module.css';

interface OpeningProps {
  heading: string;
  lead: string;
  /** The actions: one filled button, and one beside it. */
  children: ReactNode;
}

/** The top of a landing page: what it is, for whom, and the first step. */
export function Opening({ heading, lead, children }: OpeningProps) {
  return (
    <>
      <h1>{heading}</h1>
      <p className={s.lead}>{lead}</p>
      <p className={s.actions}>{children}</p>
    </>
  );
}
