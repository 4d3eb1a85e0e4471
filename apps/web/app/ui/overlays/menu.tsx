import { type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classes } from '../classes';
import s from './menu.module.css';

/** Pixels between the button and the panel, as in the style sheet, and between the panel and the left edge of the window. */
const gap = 8;

interface MenuProps {
  /** Content of the button: an icon, a picture. */
  trigger: ReactNode;
  /** Accessible name of the button. */
  label: string;
  /** Links and buttons; choosing one closes the menu, except a button with `data-stays`. */
  children: ReactNode;
  className?: string | undefined;
}

/**
 * Opens a panel that does not fit below its button upwards if there is more space, and scrolls to the part outside the window. A
 * panel that begins left of a narrow window is moved into it, since a page does not scroll to the left.
 */
function keepInWindow(panel: HTMLElement | null): void {
  const button = panel?.parentElement?.getBoundingClientRect();
  if (!panel || !button) return;
  const outside = panel.offsetWidth + gap - button.right;
  if (outside > 0) panel.style.right = `${-outside}px`;
  const below = window.innerHeight - button.bottom;
  if (panel.offsetHeight + gap <= below) return;
  if (button.top > below) panel.dataset.up = '';
  panel.scrollIntoView({ block: 'nearest' });
}

/**
 * A menu that opens below its button, or above it at the end of the window. Tab moves through it; Escape, a choice and leaving it
 * close it.
 */
export function Menu({ trigger, label, children, className }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  /**
   * Key of the page on which it was opened. A new page closes it; not in an effect, since a click may come before the first
   * effects.
   */
  const [openedOn, setOpenedOn] = useState<string | null>(null);
  if (openedOn !== null && openedOn !== key) setOpenedOn(null);
  const open = openedOn === key;
  const close = () => setOpenedOn(null);
  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setOpenedOn(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenedOn(null);
      root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // A chosen button leaves with the panel.
    if (wasOpen.current && !open && document.activeElement === document.body)
      root.current?.querySelector('button')?.focus();
    wasOpen.current = open;
  }, [open]);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the focus to leave, does nothing of its own
    <div ref={root} className={classes(s.menu, className)} onBlur={onBlur}>
      <button
        type="button"
        className={s.button}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpenedOn(open ? null : key)}
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
          ref={keepInWindow}
          id={id}
          className={s.panel}
          data-panel
          onClick={(event) => (event.target as Element).closest('a, button:not([data-stays])') && close()}
        >
          {children}
        </div>
      )}
    </div>
  );
}
