import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../classes';
import s from './menu.module.css';

interface MenuProps {
  /** What opens it: a sign, a picture. */
  trigger: ReactNode;
  /** Its name for screen readers. */
  label: string;
  /** Links and buttons; a choice closes the menu, except that of a button with `data-stays`. */
  children: ReactNode;
  className?: string | undefined;
}

/** A list of ways that opens under its button. Tab moves through it; Escape, a choice and leaving it close it. */
export function Menu({ trigger, label, children, className }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setOpen(false), [key]);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setOpen(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave, does nothing of its own
    <div ref={root} className={classes(s.menu, className)} onBlur={onBlur}>
      <button
        type="button"
        className={s.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <span className="hidden-visually">{label}</span>
        <span aria-hidden="true" className={s.trigger}>
          {trigger}
        </span>
      </button>
      {open && (
        // biome-ignore lint/a11y/noStaticElementInteractions: catches the choice of a link or button inside
        // biome-ignore lint/a11y/useKeyWithClickEvents: links and buttons turn keys into clicks
        <div
          id={id}
          className={s.panel}
          onClick={(event) => (event.target as Element).closest('a, button:not([data-stays])') && setOpen(false)}
        >
          {children}
        </div>
      )}
    </div>
  );
}
