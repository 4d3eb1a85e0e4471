import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './icon-badge.module.css';

interface IconBadgeProps {
  of: IconShape;
  /** Shows that something is new, without a number. */
  dot?: boolean;
  /** Number of waiting items; 0 shows none. */
  count?: number;
}

/** An icon as large as a touch target that shows what is new. The surrounding link or button has the text. */
export function IconBadge({ of, dot = false, count = 0 }: IconBadgeProps) {
  return (
    <span className={s.icon}>
      <Icon of={of} size={22} />
      {dot && <Dot />}
      {count > 0 && <span className={s.count}>{count > 99 ? '99+' : count}</span>}
    </span>
  );
}

/** A dot for something new, at the upper right of its container; `className` can move it. */
export function Dot({ className }: { className?: string | undefined }) {
  return <span className={classes(s.dot, className)} />;
}
