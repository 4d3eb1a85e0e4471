import { IconArrowsSort } from '@tabler/icons-react';
import { Link } from '../../platform/link';
import { Icon } from '../brand/icon';
import { Menu } from './menu';
import s from './sort-menu.module.css';

interface SortMenuProps {
  /** "Sortering: Nyeste først", for screen readers. */
  label: string;
  /** The current order. */
  value: string;
  orders: readonly { value: string; label: string; to: string }[];
  className?: string | undefined;
}

/** The order of a list: its name and a menu of the others. Up to 700 px only its icon. */
export function SortMenu({ label, value, orders, className }: SortMenuProps) {
  return (
    <Menu
      className={className}
      label={label}
      trigger={
        <span className={s.trigger}>
          <Icon of={IconArrowsSort} size={18} />
          <span className={s.order}>{orders.find((one) => one.value === value)?.label}</span>
        </span>
      }
    >
      {orders.map((one) => (
        <Link key={one.value} to={one.to} preventScrollReset aria-current={one.value === value ? 'true' : undefined}>
          {one.label}
        </Link>
      ))}
    </Menu>
  );
}
