import { useFocusTrap, useMergedRef } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import {
  type CSSProperties,
  type FormEventHandler,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../platform/i18n';
import { IconButton } from './button';
import s from './dialog.module.css';

/** Widths in px: 480 for a question, the spec's 700, 900 and 1000 (1§9). */
export type DialogWidth = 480 | 700 | 900 | 1000;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  width?: DialogWidth;
  /** False: a click beside it and Escape do nothing (spec: experience and education). The cross always closes. */
  easyClose?: boolean;
  /** The deeds, right aligned. */
  footer?: ReactNode;
  /** Makes the dialog a form, so that Enter in a field does the footer's submit. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A task that takes the whole attention. Focus stays inside and returns to where it came from. */
export function Dialog(props: DialogProps) {
  return props.open && typeof document !== 'undefined' ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog({ onClose, title, width = 480, easyClose = true, footer, onSubmit, children }: DialogProps) {
  const t = useWords('ui');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(box, useFocusTrap(true));
  useModal();
  useFirstFocus(box);
  useEscape(box, easyClose, onClose);
  const content = (
    <>
      <div className={s.body}>{children}</div>
      {footer && <div className={s.foot}>{footer}</div>}
    </>
  );
  return (
    <div className={s.scrim} onPointerDown={(event) => easyClose && event.target === event.currentTarget && onClose()}>
      <div
        ref={ref}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        className={s.dialog}
        style={{ '--width': `${width}px` } as CSSProperties}
      >
        <div className={s.head}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={IconX} label={t('close')} onClick={onClose} />
        </div>
        {onSubmit ? (
          <form className={s.form} onSubmit={onSubmit} noValidate>
            {content}
          </form>
        ) : (
          content
        )}
      </div>
    </div>
  );
}

let open = 0;

/** Puts the page behind out of reach and holds it still; gives the focus back at the end. */
function useModal(): void {
  useEffect(() => {
    const before = document.activeElement;
    const app = document.getElementById('app');
    open += 1;
    app?.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      open -= 1;
      if (open > 0) return;
      app?.removeAttribute('inert');
      document.documentElement.style.overflow = '';
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}

/**
 * Where the focus starts, unless a piece says `data-autofocus`: in the first field, ready for typing; on the heading where
 * there is none, or where a field would call up the keyboard of a phone.
 */
function useFirstFocus(box: React.RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    if (box.current?.querySelector('[data-autofocus]')) return;
    const field = matchMedia('(pointer: fine)').matches ? box.current?.querySelector(fields) : null;
    (field ?? box.current?.querySelector('h2'))?.setAttribute('data-autofocus', '');
  }, [box]);
}

const fields = 'input:not([type="hidden"], [disabled]), textarea, select, [contenteditable="true"]';

/** Escape closes the uppermost dialog only. */
function useEscape(box: React.RefObject<HTMLDivElement | null>, active: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!active) return;
    const onKey = (event: KeyboardEvent) => {
      const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
      if (event.key !== 'Escape' || event.defaultPrevented || dialogs[dialogs.length - 1] !== box.current) return;
      event.preventDefault();
      onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box, active, onClose]);
}
