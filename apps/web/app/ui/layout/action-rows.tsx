import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Button, type ButtonKind, ButtonLink } from '../forms/button';
import s from './action-rows.module.css';

interface ActionRowsProps {
  children: ReactNode;
  label?: string;
  /** On a phone the action is a short link at the right, instead of a button under the words. */
  dense?: boolean;
}

/** A list of what waits: each row says what it is and has one action. */
export function ActionRows({ children, label, dense = false }: ActionRowsProps) {
  return (
    <ul className={classes(s.rows, dense && s.dense)} aria-label={label}>
      {children}
    </ul>
  );
}

interface ActionRowProps {
  /** A picture, a {@link RowIcon} or a {@link DateLeaf}. */
  mark: ReactNode;
  title: string;
  text?: ReactNode;
  /** Since when it waits, or how it stands. */
  when?: ReactNode;
  /** A {@link RowLink} that covers the row, or buttons. */
  children: ReactNode;
}

/** One thing that waits. */
export function ActionRow({ mark, title, text, when, children }: ActionRowProps) {
  return (
    <li className={s.row}>
      <span className={s.mark}>{mark}</span>
      <div className={s.text}>
        <h3>{title}</h3>
        {text && <div className={s.about}>{text}</div>}
      </div>
      <div className={s.when}>{when}</div>
      <div className={s.actions}>{children}</div>
    </li>
  );
}

interface RowLinkProps {
  to: string;
  /** What the action is about, for screen readers. */
  about: string;
  kind?: ButtonKind;
  children: string;
}

/** The action of a row; a press anywhere on the row takes it. */
export function RowLink({ to, about, kind = 'outlined', children }: RowLinkProps) {
  return (
    <ButtonLink
      kind={kind}
      size="small"
      to={to}
      className={classes('covers-row', s.action)}
      aria-label={`${children}: ${about}`}
    >
      {children}
      <span className={s.sign}>
        <Icon of={IconChevronRight} size={16} />
      </span>
    </ButtonLink>
  );
}

interface RowButtonProps extends Omit<RowLinkProps, 'to'> {
  onClick: () => void;
}

/** The same for an action that leads to no other page. */
export function RowButton({ about, kind = 'outlined', onClick, children }: RowButtonProps) {
  return (
    <Button
      kind={kind}
      size="small"
      className={classes('covers-row', s.action)}
      aria-label={`${children}: ${about}`}
      onClick={onClick}
    >
      {children}
      <span className={s.sign}>
        <Icon of={IconChevronRight} size={16} />
      </span>
    </Button>
  );
}

/** An icon on sand, in the place of a picture. */
export function RowIcon({ of, round = false }: { of: IconShape; round?: boolean }) {
  return (
    <span className={classes(s.icon, round && s.round)}>
      <Icon of={of} size={20} />
    </span>
  );
}

/** A day as a leaf of a calendar, `fre.` above `21`; decoration, the words beside it say the day. */
export function DateLeaf({ weekday, day }: { weekday: string; day: number }) {
  return (
    <span className={s.leaf} aria-hidden="true">
      {weekday}
      <b>{day}</b>
    </span>
  );
}
