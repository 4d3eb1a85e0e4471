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
  /** A chip that leads somewhere is a link. */
  to?: string;
  /** "Tilføj": dashed, with a plus. */
  add?: boolean;
}

/** Chips filter and choose. Without `onClick` and `to` it only shows. */
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
  /** The words on the chip, for "Fjern …". */
  name: string;
  onRemove?: () => void;
  /** A way to the same page without it, which works without scripts. */
  removeTo?: string;
  /** A filter in force is lit; a value in a form is not. */
  on?: boolean;
}

/** A chosen value that can be taken away again. */
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

/** Chips beside each other; on phones `scroll` keeps them on one line that the thumb pushes. */
export function ChipRow({ children, scroll }: { children: ReactNode; scroll?: boolean }) {
  return <div className={classes(s.row, scroll && s.scroll)}>{children}</div>;
}
