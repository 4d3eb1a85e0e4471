import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './badge.module.css';

/** success = agreed, paid, saved · waiting = awaits an answer, parked, unpaid · signal = look here · info = new. */
export type BadgeTone = 'plain' | 'success' | 'waiting' | 'signal' | 'info';

/** A state, in a word; never in colour alone. */
export function Badge({ tone = 'plain', icon, children }: { tone?: BadgeTone; icon?: IconShape; children: ReactNode }) {
  return (
    <span className={classes(s.badge, s[tone])}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

/** The pupil: unread, near its deadline, now. One in the content of a page; words beside it or `label` say why. */
export function Pip({ label }: { label?: string }) {
  return label ? <span className={s.pip} role="img" aria-label={label} /> : <span className={s.pip} />;
}

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={s.kbd}>{children}</kbd>;
}
