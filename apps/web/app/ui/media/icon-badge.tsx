import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './icon-badge.module.css';

interface IconBadgeProps {
  of: IconShape;
  /** Something is new, and how much does not matter. */
  dot?: boolean;
  /** What waits, as a number; nothing is shown for none. */
  count?: number;
}

/** An icon as large as a thumb that shows what is new. The link or button around it carries the words. */
export function IconBadge({ of, dot = false, count = 0 }: IconBadgeProps) {
  return (
    <span className={s.icon}>
      <Icon of={of} size={22} />
      {dot && <Dot />}
      {count > 0 && <span className={s.count}>{count > 99 ? '99+' : count}</span>}
    </span>
  );
}

/** The mark of something new, at the upper right of what it stands in; `className` puts it elsewhere. */
export function Dot({ className }: { className?: string | undefined }) {
  return <span className={classes(s.dot, className)} />;
}
