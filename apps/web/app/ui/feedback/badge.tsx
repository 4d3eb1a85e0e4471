import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './badge.module.css';

/** success = agreed, paid, saved · waiting = waits for an answer, parked, unpaid · signal = needs attention · info = new. */
export type BadgeTone = 'plain' | 'success' | 'waiting' | 'signal' | 'info';

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconShape;
  /** A sentence, which takes two lines in a narrow column. */
  wraps?: boolean;
  children: ReactNode;
}

/** A state in words; never by colour alone. */
export function Badge({ tone = 'plain', icon, wraps = false, children }: BadgeProps) {
  return (
    <span className={classes(s.badge, s[tone], wraps && s.wraps)}>
      {icon && <Icon of={icon} size={14} />}
      {children}
    </span>
  );
}

/** A dot: unread, near its deadline, now. At most one in the content of a page; text beside it or `label` has the reason. */
export function Pip({ label }: { label?: string }) {
  return label ? <span className={s.pip} role="img" aria-label={label} /> : <span className={s.pip} />;
}

/** A key on the keyboard. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={s.kbd}>{children}</kbd>;
}
