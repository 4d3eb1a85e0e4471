import type { ReactNode } from 'react';
import { Lens } from '../../ui/overlays/lens';
import s from '../accounts.module.css';

/** A short form; wide screens show a drawing of a harbour beside it. */
export function AuthFrame({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={`wrap ${s.frame}`}>
      <div className={s.column}>
        <h1>{title}</h1>
        {lead && <p className={s.lead}>{lead}</p>}
        {children}
      </div>
      <div className={s.lens} aria-hidden="true">
        <Lens />
      </div>
    </div>
  );
}
