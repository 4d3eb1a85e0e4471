import { IconX } from '@tabler/icons-react';
import {
  type CSSProperties,
  type FormEventHandler,
  type KeyboardEvent as KeyPress,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useWords } from '../../platform/words/i18n';
import { Button, IconButton } from '../forms/button';
import s from './dialog.module.css';
import { useFocusTrap } from './use-focus-trap';

/** Widths in px: 480 for a question, the spec's 700, 900 and 1000 (1§9). */
export type DialogWidth = 480 | 700 | 900 | 1000;

interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  width?: DialogWidth;
  /** False: a click outside does nothing (spec: experience and education). */
  closesOutside?: boolean;
  /** Closing would lose something, so it is confirmed first. Default: something was typed into a field. */
  unsaved?: boolean;
  /** Action of the close button, if it differs from Escape, such as storing the input for later. */
  onCross?: () => void;
  /** The actions, right aligned. */
  footer?: ReactNode;
  /** Long text without controls: the body gets the focus, so that the arrow keys scroll it. */
  isText?: boolean;
  /** Makes the dialog a form, so that Enter in a field submits it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A modal dialog. The focus stays inside and returns to the previous element. */
export function Dialog(props: DialogProps) {
  return props.open && typeof document !== 'undefined' ? createPortal(<OpenDialog {...props} />, document.body) : null;
}

function OpenDialog(props: DialogProps) {
  const {
    onClose,
    onCross,
    title,
    width = 480,
    closesOutside = true,
    unsaved,
    isText,
    footer,
    onSubmit,
    children,
  } = props;
  const t = useWords('ui');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const leave = () => ((unsaved ?? typed) ? setAsking(true) : onClose());
  useModal();
  useFirstFocus(box);
  useFocusTrap(box);
  useEscape(box, leave);
  const content = (
    <>
      <div className={s.body} {...(isText && { tabIndex: 0 })}>
        {children}
      </div>
      {footer && <div className={s.footer}>{footer}</div>}
    </>
  );
  return (
    <div
      className={s.scrim}
      onPointerDown={(event) => closesOutside && event.target === event.currentTarget && leave()}
    >
      <div
        ref={box}
        role="dialog"
        aria-modal="true"
        aria-labelledby={id}
        tabIndex={-1}
        onInput={({ target }) => isTypedInto(target) && setTyped(true)}
        className={s.dialog}
        style={{ '--width': `${width}px` } as CSSProperties}
      >
        <div className={s.header}>
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon={IconX} label={t('close')} onClick={onCross ?? leave} />
        </div>
        {onSubmit ? (
          <form
            className={s.form}
            // React also passes on events of a dialog that this one has opened.
            onSubmit={(event) => event.target === event.currentTarget && onSubmit(event)}
            onKeyDown={sendByKeys}
            noValidate
          >
            {content}
          </form>
        ) : (
          content
        )}
      </div>
      {asking && <AskFirst onStay={() => setAsking(false)} onLeave={onClose} />}
    </div>
  );
}

/** Ctrl+Enter submits the dialog, also from a multi-line text field. */
function sendByKeys(event: KeyPress<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}

interface AskFirstProps {
  onStay: () => void;
  onLeave: () => void;
  /** What happens to the input, if it is not lost permanently. */
  children?: ReactNode;
}

/** Asks before a dialog or a screen with unsaved input is left. */
export function AskFirst({ onStay, onLeave, children }: AskFirstProps) {
  const t = useWords('ui');
  return (
    <Dialog
      open
      onClose={onStay}
      title={t('discard.title')}
      footer={
        <>
          <Button onClick={onStay}>{t('discard.no')}</Button>
          <Button kind="danger" onClick={onLeave}>
            {t('discard.yes')}
          </Button>
        </>
      }
    >
      <p>{children ?? t('discard.text')}</p>
    </Dialog>
  );
}

/** True for text input: checkboxes, sliders and files are chosen again quickly, texts are not. */
function isTypedInto(target: EventTarget): boolean {
  return target instanceof Element && target.matches(`${words}, textarea, select, [contenteditable="true"]`);
}

const words = 'input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"])';

let open = 0;

/** Makes the page behind inert and stops its scrolling; restores the focus at the end. */
function useModal(): void {
  useEffect(() => {
    const before = document.activeElement;
    const app = document.getElementById('app');
    open += 1;
    app?.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      open -= 1;
      if (open === 0) {
        app?.removeAttribute('inert');
        document.documentElement.style.overflow = '';
      }
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
}

/**
 * Sets the initial focus, unless an element has `data-autofocus`: the first field, ready for typing; the heading if there is no
 * field, or if a field would open a phone's keyboard. Of several radio buttons it is the chosen one.
 */
function useFirstFocus(box: React.RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    if (box.current?.querySelector('[data-autofocus]')) return;
    const first = matchMedia('(pointer: fine)').matches ? box.current?.querySelector(fields) : null;
    const group = first?.matches('[type="radio"]') ? first.closest('fieldset') : null;
    const field = group?.querySelector(':checked') ?? first;
    (field ?? box.current?.querySelector('h2'))?.setAttribute('data-autofocus', '');
  }, [box]);
}

const fields = 'input:not([type="hidden"], [disabled]), textarea, select, [contenteditable="true"]';

/** Escape is handled by the topmost dialog only. */
function useEscape(box: React.RefObject<HTMLDivElement | null>, onEscape: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const dialogs = document.querySelectorAll('[role="dialog"][aria-modal="true"]');
      if (event.key !== 'Escape' || event.defaultPrevented || dialogs[dialogs.length - 1] !== box.current) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box, onEscape]);
}
