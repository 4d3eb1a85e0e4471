import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import s from './applicants-filters.module.css';

interface FilterPanelProps {
  open: boolean;
  onOpen: (open: boolean) => void;
  /** Number of filters in force. */
  chosen: number;
  /** Receives the focus when the panel opens. */
  first: RefObject<HTMLInputElement | null>;
  children: ReactNode;
}

/** The button that opens all filters. Escape, a click outside and leaving with Tab close them. */
export function FilterPanel({ open, onOpen, chosen, first, children }: FilterPanelProps) {
  const t = useWords('applications');
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = useRef(onOpen);
  close.current = onOpen;
  useEffect(() => {
    if (!open) return;
    first.current?.focus();
    const onPointer = (event: PointerEvent) => !root.current?.contains(event.target as Node) && close.current(false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      close.current(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [open, first]);
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) onOpen(false);
  };
  return (
    <search ref={root} className={s.filters} aria-label={t('filter.title')} onBlur={onBlur}>
      <Button
        ref={button}
        size="small"
        icon={IconAdjustmentsHorizontal}
        aria-label={chosen > 0 ? t('filter.chosen', { count: chosen }) : undefined}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
      >
        {t('filter.title')}
        {chosen > 0 && <span className={s.number}>{chosen}</span>}
      </Button>
      {open && (
        <div id={id} className={s.panel}>
          {children}
        </div>
      )}
    </search>
  );
}
