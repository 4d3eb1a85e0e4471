import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { plansPath, rememberWish } from '../../platform/plans-path';
import { ButtonLink } from '../forms/button';
import { Empty } from './list-states';

interface NeedsPlanProps {
  title: string;
  /** What the button to the plans says. */
  action: string;
  /** What a membership gives here. */
  children: ReactNode;
}

/** In the place of what opens with a membership: what it gives, and where to get one. */
export function NeedsPlan({ title, action, children }: NeedsPlanProps) {
  const { pathname, search } = useLocation();
  return (
    <Empty
      title={title}
      action={
        <ButtonLink kind="filled" to={plansPath} onClick={() => rememberWish(pathname + search)}>
          {action}
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
