import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import s from '../accounts.module.css';

/** Outcome of a form, announced to screen readers when it appears. */
export function FormAlert({ tone = 'wrong', children }: { tone?: 'wrong' | 'done'; children: ReactNode }) {
  return (
    <div role={tone === 'wrong' ? 'alert' : 'status'} className={classes(s.alert, tone === 'done' && s.done)}>
      <Icon of={tone === 'wrong' ? IconAlertTriangle : IconCheck} />
      <div>{children}</div>
    </div>
  );
}
