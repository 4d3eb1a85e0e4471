import { IconPlus, IconX } from '@tabler/icons-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './chip.module.css';

interface ChipProps {
  children: ReactNode;
  icon?: IconShape;
  /** Chosen. */
  on?: boolean;
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** With this the chip is a link. */
  to?: string;
  /** "Tilføj": dashed, with a plus. */
  add?: boolean;
}

/** Chips filter and choose. Without `onClick` and `to` a chip is only information. */
export function Chip({ children, icon, on, onClick, to, add }: ChipProps) {
  const shape = add ? IconPlus : icon;
  const content = (
    <>
      {shape && <Icon of={shape} size={15} />}
      {children}
    </>
  );
  const className = classes(s.chip, on && s.on, add && s.add, !onClick && !to && s.still);
  if (to) {
    return (
      <Link to={to} className={className} aria-current={on || undefined} preventScrollReset>
        {content}
      </Link>
    );
  }
  if (!onClick) return <span className={className}>{content}</span>;
  return (
    <button type="button" className={className} onClick={onClick} aria-pressed={on}>
      {content}
    </button>
  );
}

interface RemovableChipProps {
  children: ReactNode;
  /** Text of the chip, for "Fjern …". */
  name: string;
  onRemove?: () => void;
  /** Address of the same page without it, which works without scripts. */
  removeTo?: string;
  /** Highlights an active filter; a value in a form is not highlighted. */
  on?: boolean;
}

/** A chosen value with a button to remove it. */
export function RemovableChip({ children, name, onRemove, removeTo, on = true }: RemovableChipProps) {
  const t = useWords('ui');
  const label = t('remove', { name });
  return (
    <span className={classes(s.chip, s.removable, on && s.on)}>
      {children}
      {removeTo ? (
        <Link to={removeTo} className={s.remove} aria-label={label} preventScrollReset onClick={onRemove}>
          <Icon of={IconX} size={15} />
        </Link>
      ) : (
        <button type="button" className={s.remove} aria-label={label} onClick={onRemove}>
          <Icon of={IconX} size={15} />
        </button>
      )}
    </span>
  );
}

/** Chips side by side; on phones `scroll` keeps them on one line that scrolls horizontally. */
export function ChipRow({ children, scroll }: { children: ReactNode; scroll?: boolean }) {
  return <div className={classes(s.row, scroll && s.scroll)}>{children}</div>;
}
