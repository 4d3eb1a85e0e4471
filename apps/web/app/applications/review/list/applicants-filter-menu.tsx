import { IconChevronDown, IconX } from '@tabler/icons-react';
import { type CSSProperties, type FocusEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/forms/button';
import s from './applicants-filters.module.css';

interface FilterMenuProps {
  /** Name of the filter. */
  label: string;
  /** Text of the chosen values; the label when nothing is chosen. */
  valueText: string;
  /** Number of chosen values. The button's width does not depend on it. */
  chosen: number;
  onClear: () => void;
  children: ReactNode;
}

const panelWidth = 300;

/** Position of the panel; null when its button is scrolled out of the window. */
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

/** A filter in a panel under its button. It stays open while choosing; Escape and losing focus close it. */
export function FilterMenu({ label, valueText, chosen, onClear, children }: FilterMenuProps) {
  const t = useWords('applications');
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties | null>(null);
  const open = place !== null;
  const active = chosen > 0;

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
  // The bar scrolls sideways and the page vertically: the panel is fixed in the window and follows its button.
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
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for blur only
    <div ref={root} className={classes(s.pill, active && s.pillOn)} onBlur={onBlur}>
      <button
        ref={button}
        type="button"
        className={s.pillButton}
        title={active ? valueText : undefined}
        aria-label={active && valueText !== label ? `${label}: ${valueText}` : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={toggle}
      >
        {label}
        <span className={s.slot} aria-hidden="true">
          {active ? <span className={s.number}>{chosen}</span> : <Icon of={IconChevronDown} size={16} />}
        </span>
      </button>
      {place && (
        <div id={id} className={s.panel} style={place}>
          {children}
          {active && (
            <Button
              size="small"
              kind="text"
              icon={IconX}
              className={s.clear}
              onClick={() => {
                onClear();
                button.current?.focus();
              }}
            >
              {t('filter.clear', { label })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
