import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import { Button, type ButtonKind, ButtonLink } from '../forms/button';
import s from './action-rows.module.css';

interface ActionRowsProps {
  children: ReactNode;
  label?: string;
  /** On a phone the action is a short link at the right, instead of a button under the text. */
  dense?: boolean;
}

/** A list of items that wait: each row has a description and one action. */
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
  /** Since when it waits, or its state. */
  when?: ReactNode;
  /** A {@link RowLink} that covers the row, or buttons. */
  children: ReactNode;
}

/** One item that waits. */
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
  /** Accessible description of the action's subject. */
  about: string;
  kind?: ButtonKind;
  children: string;
}

/** The action of a row; a click anywhere on the row triggers it. */
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

/** The same for an action that does not navigate. */
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

/** An icon on a sand background, in place of a picture. */
export function RowIcon({ of, round = false }: { of: IconShape; round?: boolean }) {
  return (
    <span className={classes(s.icon, round && s.round)}>
      <Icon of={of} size={20} />
    </span>
  );
}

/** A day as a calendar leaf, `fre.` above `21`; decorative, the text beside it has the day. */
export function DateLeaf({ weekday, day }: { weekday: string; day: number }) {
  return (
    <span className={s.leaf} aria-hidden="true">
      {weekday}
      <b>{day}</b>
    </span>
  );
}
