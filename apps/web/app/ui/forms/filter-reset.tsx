import type { MouseEvent } from 'react';
import { Link } from '../../platform/link';

/** Links to the same search without filters. The link disappears with them, so the focus moves to the first of the filters. */
export function FilterReset({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} preventScrollReset onClick={focusFirstFilter}>
      {children}
    </Link>
  );
}

function focusFirstFilter({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
  const filters = currentTarget.closest('form, section');
  filters?.querySelector<HTMLElement>('input[type="checkbox"]')?.focus({ preventScroll: true });
}
