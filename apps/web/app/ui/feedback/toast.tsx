import { IconAlertTriangle, IconArrowBackUp, IconCheck, IconInfoCircle } from '@tabler/icons-react';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { Kbd } from './badge';
import { useBottomInset } from './bottom-inset';
import { restoreToasts, storeToasts } from './stored-toasts';
import s from './toast.module.css';
import { type ToastMessage, useHostToasts, useIsHosted, useToasts } from './toast-store';

/**
 * The notices of {@link toast}: bottom left, in a live region. Rendered once, in the root. Those of the page before stand here too, if a
 * page load came in between.
 */
export function Toasts() {
  const toasts = useToasts();
  useEffect(() => {
    restoreToasts();
    const onLeave = () => storeToasts();
    window.addEventListener('pagehide', onLeave);
    return () => window.removeEventListener('pagehide', onLeave);
  }, []);
  const stack = useRef<HTMLDivElement>(null);
  const inset = useBottomInset(stack, toasts.length > 0 ? toasts : undefined);
  if (useIsHosted()) return null;
  return (
    <div
      ref={stack}
      className={s.stack}
      style={{ '--inset': `${inset}px` } as CSSProperties}
      role="status"
      aria-live="polite"
      data-print="no"
    >
      {toasts.map((message) => (
        <Toast key={message.id} message={message} className={s.toast} floats />
      ))}
    </div>
  );
}

/**
 * The same notices as rows of a screen that has a place for them, the newest at the bottom; with `latestOnly` one row. While it is
 * mounted, no notice floats; a thin line shows the remaining time for an action.
 */
export function ToastRows({ className, latestOnly = false }: { className?: string | undefined; latestOnly?: boolean }) {
  const toasts = useToasts();
  const shown = latestOnly ? latestOf(toasts) : toasts;
  useHostToasts();
  return (
    <div className={className} role="status" aria-live="polite" data-print="no">
      {shown.map((message) => (
        <Toast
          key={message.id}
          message={message}
          className={s.rowToast}
          isNewest={message === shown.at(-1)}
          countdown={message.countdown && <Countdown until={message.until} words={message.countdown} />}
        />
      ))}
    </div>
  );
}

/** The newest notice if it is an error, else the newest with an undo, else the newest. */
function latestOf(toasts: readonly ToastMessage[]): readonly ToastMessage[] {
  const last = toasts.at(-1);
  const one = last?.tone === 'wrong' ? last : (toasts.findLast(({ action }) => action && !action.opens) ?? last);
  return one ? [one] : [];
}

/** Text for the remaining seconds. Hidden from screen readers, which would announce every second. */
function Countdown({ until, words }: { until: number; words: (seconds: number) => string }) {
  const left = () => Math.max(1, Math.ceil((until - Date.now()) / 1000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 250);
    return () => clearInterval(timer);
  });
  return <span aria-hidden="true"> {words(seconds)}</span>;
}

const icons = { done: IconCheck, note: IconInfoCircle, wrong: IconAlertTriangle };

interface ToastProps {
  message: ToastMessage;
  className: string | undefined;
  /** Over the page, where elements below it must make room. */
  floats?: boolean;
  isNewest?: boolean;
  countdown?: ReactNode;
}

function Toast({
  message: { text, action, tone, lasts, lang },
  className,
  floats = false,
  isNewest = false,
  countdown,
}: ToastProps) {
  /** Element that had the focus before the action. */
  const before = useRef<Element | null>(null);
  const icon = action && !action.opens && tone !== 'wrong' ? IconArrowBackUp : icons[tone];
  return (
    <div
      data-toast={floats ? '' : undefined}
      className={classes(className, action && s.timed)}
      style={action && ({ '--lasts': `${lasts}ms` } as CSSProperties)}
    >
      <Icon of={icon} size={18} />
      <span className={s.text} lang={lang}>
        {text}
        {countdown}
      </span>
      {action && (
        <button
          type="button"
          className={s.action}
          onFocus={({ relatedTarget }) => {
            before.current = relatedTarget;
          }}
          onClick={({ currentTarget }) => {
            const wasByKeyboard = currentTarget.matches(':focus-visible');
            action.onClick();
            if (wasByKeyboard && before.current instanceof HTMLElement) before.current.focus();
          }}
        >
          <u>{action.label}</u>
          {action.keyName && isNewest && (
            <span aria-hidden="true">
              <Kbd>{action.keyName}</Kbd>
            </span>
          )}
        </button>
      )}
    </div>
  );
}
