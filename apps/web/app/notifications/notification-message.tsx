import type { CSSProperties } from 'react';
import s from './notification-message.module.css';

/** What a person wrote with a notification, in the lines they wrote, without empty ones between them. Cut after some. */
export function NotificationMessage({ text, lines }: { text: string; lines: number }) {
  return (
    <q className={s.message} style={{ '--lines': lines } as CSSProperties}>
      {text.trim().replaceAll(/\n\s*\n/g, '\n')}
    </q>
  );
}
