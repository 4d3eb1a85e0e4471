import { useLocation } from 'react-router';
import { useUnread } from '../../notices';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './header.module.css';
import { isCurrent, type NavItem } from './nav-items';

interface NavLinksProps {
  items: readonly NavItem[];
  className?: string | undefined;
  /** Size of icons above the labels, as in the tabs of a phone; none by default. */
  iconSize?: number | undefined;
}

/** Links of a menu, each with its counter of unread items. */
export function NavLinks({ items, className, iconSize }: NavLinksProps) {
  const t = useWords('shell');
  const { pathname } = useLocation();
  return items.map((item) => (
    <Link
      key={item.word}
      to={item.to}
      className={className}
      aria-current={isCurrent(item, pathname) ? 'page' : undefined}
    >
      {iconSize && item.icon && <Icon of={item.icon} size={iconSize} />}
      {t(item.word)}
      <NavCount item={item} />
    </Link>
  ));
}

function NavCount({ item: { counters = [] } }: { item: NavItem }) {
  const t = useWords('shell');
  const unread = useUnread();
  const counted = counters.filter((counter) => unread?.[counter]);
  const count = counted.reduce((sum, counter) => sum + (unread?.[counter] ?? 0), 0);
  if (count === 0) return null;
  return (
    <>
      <span className={s.count} aria-hidden="true">
        {count > 99 ? '99+' : count}
      </span>
      {counted.map((counter) => (
        <span key={counter} className="hidden-visually">
          , {t(`count.${counter}`, { count: unread?.[counter] })}
        </span>
      ))}
    </>
  );
}
