import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { plansPath, storeRequestedPage } from '../../platform/plans-path';
import { ButtonLink } from '../forms/button';
import { Band } from '../layout/section';
import { Empty } from './list-states';
import s from './needs-plan.module.css';

interface NeedsPlanProps {
  title: string;
  /** What the button to the plans says. */
  action: string;
  /** What a membership gives here. */
  children: ReactNode;
  /** Stands above a screen that works without a membership, and opens more with one. */
  above?: boolean;
}

/** In the place of what opens with a membership, or above it: what it gives, and where to get one. */
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
