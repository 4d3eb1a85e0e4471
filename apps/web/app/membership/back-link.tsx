import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/forms/button';
import s from './membership.module.css';

/** The way back to the screen before, above a page's heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <p className={s.back}>
      <ButtonLink kind="text" size="small" icon={IconArrowLeft} to={to}>
        {children}
      </ButtonLink>
    </p>
  );
}
