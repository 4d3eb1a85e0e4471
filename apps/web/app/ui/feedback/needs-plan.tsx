import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { plansPath, storeRequestedPage } from '../../platform/plans-path';
import { ButtonLink } from '../forms/button';
import { Band } from '../layout/section';
import { Empty } from './list-states';
import s from './needs-plan.module.css';

interface NeedsPlanProps {
  title: string;
  /** Label of the button to the plans. */
  action: string;
  /** What a membership gives here. */
  children: ReactNode;
  /** Shown above a screen that works without a membership, and does more with one. */
  above?: boolean;
}

/** Replaces content that requires a membership, or is shown above it: what a membership gives, and a link to the plans. */
export function NeedsPlan({ title, action, children, above = false }: NeedsPlanProps) {
  const { pathname, search } = useLocation();
  const link = (
    <ButtonLink
      kind={above ? 'outlined' : 'filled'}
      to={plansPath}
      onClick={() => storeRequestedPage(pathname + search)}
    >
      {action}
    </ButtonLink>
  );
  if (above) {
    return (
      <Band className={s.band}>
        <h2>{title}</h2>
        <p className="text-2">{children}</p>
        {link}
      </Band>
    );
  }
  return (
    <Empty title={title} action={link}>
      {children}
    </Empty>
  );
}
