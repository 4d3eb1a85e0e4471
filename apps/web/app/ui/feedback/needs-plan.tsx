import type { ReactNode } from 'react';
import { plansPath } from '../../platform/plans-path';
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
  return (
    <Empty
      personal
      title={title}
      action={
        <ButtonLink kind="filled" to={plansPath}>
          {action}
        </ButtonLink>
      }
    >
      {children}
    </Empty>
  );
}
