import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { Icon } from './icon';
import s from './toast.module.css';
import { useToasts } from './toast-store';

/** Where {@link toast} speaks: bottom left, read aloud. Stands once, in the root. */
export function Toasts() {
  const toasts = useToasts();
  return (
    <div className={s.stack} role="status" aria-live="polite" data-print="no">
      {toasts.map(({ id, text, deed, tone }) => (
        <div key={id} className={s.toast}>
          <Icon of={tone === 'wrong' ? IconAlertTriangle : IconCheck} size={18} />
          <span>{text}</span>
          {deed && (
            <button type="button" className={s.deed} onClick={deed.onClick}>
              {deed.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
