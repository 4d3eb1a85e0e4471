import type { CSSProperties } from 'react';
import s from './notification-message.module.css';

/** What a person wrote with a notification, cut after some lines. */
export function NotificationMessage({ text, lines }: { text: string; lines: number }) {
  return (
    <q className={s.message} style={{ '--lines': lines } as CSSProperties}>
      {text}
    </q>
  );
}
