import type { ReactNode } from 'react';
import s from './withdrawal.module.css';

interface StepTitleProps {
  above?: ReactNode;
  lead: ReactNode;
  /** The step follows another one: its heading gets the focus. */
  isNext?: boolean;
  children: ReactNode;
}

/** The heading of a step, with what stands above and below it. */
export function StepTitle({ above, lead, isNext = false, children }: StepTitleProps) {
  return (
    <div className={s.title}>
      {above}
      <h1 tabIndex={-1} ref={isNext ? focus : undefined}>
        {children}
      </h1>
      <p>{lead}</p>
    </div>
  );
}

function focus(heading: HTMLElement | null): void {
  heading?.focus();
}
