import type { CSSProperties } from 'react';
import s from './notification-message.module.css';

/** A person's message with a notification, with its line breaks, without empty lines, cut after a number of lines. */
export function NotificationMessage({ text, lines }: { text: string; lines: number }) {
  return (
    <q className={s.message} style={{ '--lines': lines } as CSSProperties}>
      {text.trim().replaceAll(/\n\s*\n/g, '\n')}
    </q>
  );
}
