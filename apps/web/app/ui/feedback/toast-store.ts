import { useEffect } from 'react';
import { createStore, useStore } from '../../platform/session/store';

export interface ToastAction {
  label: string;
  /** A key of the screen that does the same as the newest notice. */
  keyName?: string | undefined;
  /** It opens something; without this it takes something back. */
  opens?: boolean;
  onClick: () => void;
}

export interface ToastMessage {
  id: number;
  text: string;
  action?: ToastAction | undefined;
  /** note: neither success nor failure, such as what is missing, or what others did. */
  tone: 'done' | 'note' | 'wrong';
  /** Milliseconds that it stays. */
  lasts: number;
  /** When it goes, in milliseconds since 1970, and what happens then in words: "Beskeden sendes om 8 sek." */
  until: number;
  countdown?: ((seconds: number) => string) | undefined;
}

export interface ToastOptions {
  /** One action: "Fortryd", "Se gemte". */
  action?: ToastAction | undefined;
  /** Milliseconds on screen; 6000 by default, 10000 with an action. */
  lasts?: number | undefined;
  /** Said beside it on screens that show the time left; screen readers hear the text alone. */
  countdown?: ToastMessage['countdown'];
  tone?: ToastMessage['tone'] | undefined;
}

const toasts = createStore<readonly ToastMessage[]>([]);
let last = 0;

/** Says in one line what has happened. Returns what takes it away. */
export function toast(text: string, { action, lasts, tone = 'done', countdown }: ToastOptions = {}): () => void {
  last += 1;
  const duration = lasts ?? (action ? 10_000 : 6_000);
  const message: ToastMessage = {
    id: last,
    text,
    action,
    tone,
    lasts: duration,
    until: Date.now() + duration,
    countdown,
  };
  const remove = () => toasts.set((now) => now.filter(({ id }) => id !== message.id));
  toasts.set((now) => fitting([...now, message]));
  setTimeout(remove, duration);
  return remove;
}

/** At most three, oldest first. Those with an action stay before others: news by the dozen take no way back away. */
export function fitting<T extends Pick<ToastMessage, 'action'>>(messages: readonly T[]): readonly T[] {
  if (messages.length <= 3) return messages;
  const leaving = Math.max(
    0,
    messages.findIndex(({ action }) => !action),
  );
  return messages.filter((_, place) => place !== (leaving === messages.length - 1 ? 0 : leaving));
}

/** Something did not work: same place, another sign, longer. */
export function toastError(text: string, options: ToastOptions = {}): () => void {
  return toast(text, { lasts: 10_000, ...options, tone: 'wrong' });
}

const none: readonly ToastMessage[] = [];

export function useToasts(): readonly ToastMessage[] {
  return useStore(toasts, none);
}

const hosts = createStore(0);

/** True while a screen shows the notices in a place of its own, so that none floats over its buttons. */
export function useIsHosted(): boolean {
  return useStore(hosts, 0) > 0;
}

/** The caller shows the notices as long as it is on screen. */
export function useHostToasts(): void {
  useEffect(() => {
    hosts.set((now) => now + 1);
    return () => hosts.set((now) => now - 1);
  }, []);
}
