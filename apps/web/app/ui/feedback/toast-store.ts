import type { Language } from '@jobblik/contract/kernel/language';
import { useEffect } from 'react';
import { createStore, useStore } from '../../platform/session/store';

export interface ToastAction {
  label: string;
  /** Keyboard shortcut of the screen for the action of the newest notice. */
  keyName?: string | undefined;
  /** Whether the action opens something; otherwise it is an undo. */
  opens?: boolean;
  /** Runs once: it also removes the notice. */
  onClick: () => void;
}

export interface ToastMessage {
  id: number;
  text: string;
  action?: ToastAction | undefined;
  /** note: neither success nor failure, such as a missing field or an action of another person. */
  tone: 'done' | 'note' | 'wrong';
  /** Milliseconds on screen. */
  lasts: number;
  /** Time of the removal, in milliseconds since 1970. */
  until: number;
  /** Text for the remaining seconds: "Beskeden sendes om 8 sek." */
  countdown?: ((seconds: number) => string) | undefined;
  /** Language of the text; absent: the page's. */
  lang?: Language | undefined;
}

export interface ToastOptions {
  /** One action: "Fortryd", "Se gemte". */
  action?: ToastAction | undefined;
  /** Milliseconds on screen; 6000 by default, 10000 with an action. */
  lasts?: number | undefined;
  /** Shown beside the text on screens with the remaining time; screen readers get only the text. */
  countdown?: ToastMessage['countdown'];
  tone?: ToastMessage['tone'] | undefined;
  lang?: ToastMessage['lang'];
}

const none: readonly ToastMessage[] = [];
const toasts = createStore(none);
let last = 0;

/** Shows a notice of one line. Returns a function that removes it. */
export function toast(text: string, { action, lasts, tone = 'done', countdown, lang }: ToastOptions = {}): () => void {
  last += 1;
  const duration = lasts ?? (action ? 10_000 : 6_000);
  const message: ToastMessage = {
    id: last,
    text,
    action: action && { ...action, onClick: () => act(action) },
    tone,
    lasts: duration,
    until: Date.now() + duration,
    countdown,
    lang,
  };
  const remove = () => toasts.set((now) => now.filter(({ id }) => id !== message.id));
  const act = ({ onClick }: ToastAction) => {
    if (!toasts.get().includes(message)) return;
    remove();
    onClick();
  };
  toasts.set((now) => fitting([...now, message]));
  setTimeout(remove, duration);
  return remove;
}

export function removeToasts(): void {
  toasts.set(() => none);
}

/** At most three, oldest first. Notices without an action are removed first, so that an undo stays available. */
export function fitting<T extends Pick<ToastMessage, 'action'>>(messages: readonly T[]): readonly T[] {
  if (messages.length <= 3) return messages;
  const leaving = Math.max(
    0,
    messages.findIndex(({ action }) => !action),
  );
  return messages.filter((_, place) => place !== (leaving === messages.length - 1 ? 0 : leaving));
}

/** Shows an error: in the same place, with another icon, for a longer time. */
export function toastError(text: string, options: ToastOptions = {}): () => void {
  return toast(text, { lasts: 10_000, ...options, tone: 'wrong' });
}

/** The notices on screen, outside of rendering. */
export function toastsNow(): readonly ToastMessage[] {
  return toasts.get();
}

export function useToasts(): readonly ToastMessage[] {
  return useStore(toasts, none);
}

const hosts = createStore(0);

/** True while a screen shows the notices in its own place, so that none floats over its buttons. */
export function useIsHosted(): boolean {
  return useStore(hosts, 0) > 0;
}

/** Marks the caller as the place of the notices while it is mounted. */
export function useHostToasts(): void {
  useEffect(() => {
    hosts.set((now) => now + 1);
    return () => hosts.set((now) => now - 1);
  }, []);
}
