import { IconAlertTriangle, IconArrowBackUp, IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { Icon } from '../brand/icon';
import { classes } from '../classes';
import { Kbd } from './badge';
import s from './toast.module.css';
import { type ToastMessage, useHostToasts, useIsHosted, useToasts } from './toast-store';

/** Where {@link toast} speaks: bottom left, read aloud. Stands once, in the root. */
export function Toasts() {
  const toasts = useToasts();
  if (useIsHosted()) return null;
  return (
    <div className={s.stack} role="status" aria-live="polite" data-print="no">
      {toasts.map((message) => (
        <Toast key={message.id} message={message} className={s.toast} />
      ))}
    </div>
  );
}

/**
 * The same notices as rows of a screen that has a place for them, the newest at the bottom. Nothing floats while it is on
 * screen; a thin line shows the time left for a action.
 */
export function ToastRows({ className }: { className?: string | undefined }) {
  const toasts = useToasts();
  useHostToasts();
  return (
    <div className={className} role="status" aria-live="polite" data-print="no">
      {toasts.map((message, at) => (
        <Toast key={message.id} message={message} className={s.rowToast} isNewest={at === toasts.length - 1} />
      ))}
    </div>
  );
}

interface ToastProps {
  message: ToastMessage;
  className: string | undefined;
  isNewest?: boolean;
}

function Toast({ message: { text, action, tone, lasts }, className, isNewest = false }: ToastProps) {
  const sign = tone === 'wrong' ? IconAlertTriangle : action && !action.opens ? IconArrowBackUp : IconCheck;
  return (
    <div
      className={classes(className, action && s.timed)}
      style={action && ({ '--lasts': `${lasts}ms` } as CSSProperties)}
    >
      <Icon of={sign} size={18} />
      <span className={s.text}>{text}</span>
      {action && (
        <button type="button" className={s.action} onClick={action.onClick}>
          {action.label}
          {action.keyName && isNewest && (
            <span aria-hidden="true">
              {' '}
              <Kbd>{action.keyName}</Kbd>
            </span>
          )}
        </button>
      )}
    </div>
  );
}
