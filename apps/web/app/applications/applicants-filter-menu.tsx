import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../platform/i18n';
import { classes } from '../ui/classes';
import { Icon } from '../ui/icon';
import s from './applicants-filters.module.css';

interface FilterMenuProps {
  /** What it filters by. */
  label: string;
  /** What it says: the label, or what is chosen. */
  shown: string;
  active: boolean;
  onClear: () => void;
  children: ReactNode;
}

const panelWidth = 300;

/** Where the panel stands; null once its button has left the window. */
function placeUnder(root: HTMLElement | null): CSSProperties | null {
  if (!root) return null;
  const { top, bottom, left, right } = root.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  if (bottom < 0 || top > height || right < 0 || left > width) return null;
  return {
    top: bottom + 8,
    left: Math.max(12, Math.min(left, width - panelWidth - 12)),
    width: Math.min(panelWidth, width - 24),
  };
}

/** A filter that opens under its button and stays open while one chooses. Escape and leaving it close it. */
export function FilterMenu({ label, shown, active, onClear, children }: FilterMenuProps) {
  const t = useWords('applications');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const open = place !== null;

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => !root.current?.contains(event.target as Node) && setPlace(null);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setPlace(null);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open]);
  // The bar may be pushed sideways and the page scrolled: the panel belongs to the window and goes along with its button.
  useEffect(() => {
    const row = root.current?.parentElement;
    if (!open || !row) return;
    const follow = () => setPlace(placeUnder(root.current));
    const moved = [window, row];
    for (const target of moved) target.addEventListener('scroll', follow);
    window.addEventListener('resize', follow);
    return () => {
      for (const target of moved) target.removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
    };
  }, [open]);

  const toggle = () => setPlace(open ? null : placeUnder(root.current));
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setPlace(null);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hears the focus leave, does nothing of its own
    <div ref={root} className={classes(s.pill, active && s.pillOn)} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={s.pillButton}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {active && shown !== label && <span className="hidden-visually">{label}: </span>}
        {shown}
        {!active && <Icon of={IconChevronDown} size={16} />}
      </button>
      {active && (
        <button type="button" className={s.pillClear} aria-label={t('filter.clear', { label })} onClick={onClear}>
          <Icon of={IconX} size={15} />
        </button>
      )}
      {place && (
        <div id={id} className={s.panel} style={place}>
          {children}
        </div>
      )}
    </div>
  );
}
