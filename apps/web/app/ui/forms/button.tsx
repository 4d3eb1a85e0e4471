import { IconArrowRight } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from '../../platform/link';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './button.module.css';

/**
 * filled = the one action of a task · outlined = a second action · tinted = add · text = dismiss · reject = outlined coral · danger
 * = deletion, only inside its dialog.
 */
export type ButtonKind = 'filled' | 'outlined' | 'tinted' | 'text' | 'reject' | 'danger';

interface Common {
  kind?: ButtonKind;
  size?: 'small' | 'medium' | 'large';
  icon?: IconShape;
  iconAfter?: IconShape;
  full?: boolean;
  /** The action is running: shown, announced, and a second click does nothing. */
  busy?: boolean;
  children: ReactNode;
  className?: string | undefined;
}

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, keyof Common>;

interface ButtonProps extends Common, Native {
  ref?: Ref<HTMLButtonElement>;
}

/** A button. `type` is "button" by default; forms set `type="submit"`. */
export function Button({
  kind = 'outlined',
  size = 'medium',
  icon,
  iconAfter,
  full,
  busy,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const quiet: MouseEventHandler<HTMLButtonElement> = (event) => event.preventDefault();
  return (
    <button
      {...rest}
      type={type}
      aria-busy={busy || undefined}
      onClick={busy ? quiet : onClick}
      className={classNameOf({ kind, size, full, className })}
    >
      {busy ? <span className={s.busy} /> : icon && <Icon of={icon} size={size === 'small' ? 18 : 20} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={18} />}
    </button>
  );
}

interface ButtonLinkProps extends Common {
  /** A path of the product, a query or an anchor of the current page, or an absolute address. */
  to: string;
  /** Opens in a new window, or downloads a file: both bypass the router. */
  newWindow?: boolean;
  download?: string | boolean;
  preventScrollReset?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  'aria-label'?: string;
}

/** A link to another page or file that looks like a button. */
export function ButtonLink({
  kind = 'outlined',
  size = 'medium',
  icon,
  iconAfter,
  full,
  busy: _busy,
  children,
  className,
  to,
  newWindow,
  download,
  preventScrollReset,
  ...rest
}: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon of={icon} size={size === 'small' ? 18 : 20} />}
      {children}
      {iconAfter && <Icon of={iconAfter} size={18} />}
    </>
  );
  const shared = { ...rest, className: classNameOf({ kind, size, full, className }) };
  if (download || newWindow || !/^[/?#]/.test(to)) {
    return (
      <a
        {...shared}
        href={to}
        {...(download && { download })}
        {...(newWindow && { target: '_blank', rel: 'noopener' })}
      >
        {content}
      </a>
    );
  }
  return (
    <Link {...shared} to={to} preventScrollReset={preventScrollReset ?? false}>
      {content}
    </Link>
  );
}

interface IconButtonProps extends Native {
  className?: string | undefined;
  icon: IconShape;
  /** Accessible name. */
  label: string;
  lined?: boolean;
  dense?: boolean;
  filled?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button with only an icon, for well-known icons (search, close, heart). */
export function IconButton({
  icon,
  label,
  lined,
  dense,
  filled,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={classes(s.icon, lined && s.lined, dense && s.dense, className)}
    >
      <Icon of={icon} {...(filled && { filled })} />
    </button>
  );
}

/** "Se alle →": a subtle link in the header of a section. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={s.arrow}>
      {children} <Icon of={IconArrowRight} size={16} />
    </Link>
  );
}

function classNameOf({
  kind,
  size,
  full,
  className,
}: {
  kind: ButtonKind;
  size: string;
  full: boolean | undefined;
  className: string | undefined;
}): string {
  return classes(
    s.button,
    s[kind],
    size === 'small' && s.small,
    size === 'large' && s.large,
    full && s.full,
    className,
  );
}
