import type { ReactNode } from 'react';
import s from './closing.module.css';

/** The end of a landing page on a dark background: what to do now. Two actions at most. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <aside className={s.closing} aria-label={title}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className={s.actions}>{children}</div>
    </aside>
  );
}
