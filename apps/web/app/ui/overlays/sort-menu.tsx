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
  /** `short` is the name on the button where the label is too long. */
  orders: readonly { value: string; label: string; short?: string; to: string }[];
  className?: string | undefined;
}

/** The order of a list: its name and a menu of the others. Up to 700 px, or where `--order-display` is `none`, only its icon. */
export function SortMenu({ label, value, orders, className }: SortMenuProps) {
  const current = orders.find((one) => one.value === value);
  return (
    <Menu
      className={className}
      label={label}
      trigger={
        <span className={s.trigger}>
          <Icon of={IconArrowsSort} size={18} />
          <span className={s.order}>{current?.short ?? current?.label}</span>
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
