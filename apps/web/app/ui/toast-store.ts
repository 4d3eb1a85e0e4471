import { createStore, useStore } from '../platform/store';

export interface ToastDeed {
  label: string;
  onClick: () => void;
}

export interface ToastMessage {
  id: number;
  text: string;
  deed?: ToastDeed | undefined;
  tone: 'done' | 'wrong';
}

export interface ToastOptions {
  /** One deed: "Fortryd", "Se gemte". */
  deed?: ToastDeed | undefined;
  /** Milliseconds on screen; 6000 unless told, and longer where a deed waits. */
  lasts?: number | undefined;
  tone?: ToastMessage['tone'] | undefined;
}

const toasts = createStore<readonly ToastMessage[]>([]);
let last = 0;

/** Says in one line what has happened. Returns what takes it away. */
export function toast(text: string, { deed, lasts, tone = 'done' }: ToastOptions = {}): () => void {
  last += 1;
  const message: ToastMessage = { id: last, text, deed, tone };
  const remove = () => toasts.set((now) => now.filter(({ id }) => id !== message.id));
  toasts.set((now) => [...now.slice(-2), message]);
  setTimeout(remove, lasts ?? (deed ? 10_000 : 6_000));
  return remove;
}

/** Something did not work: same place, another sign, longer. */
export function toastError(text: string, options: ToastOptions = {}): () => void {
  return toast(text, { lasts: 10_000, ...options, tone: 'wrong' });
}

const none: readonly ToastMessage[] = [];

export function useToasts(): readonly ToastMessage[] {
  return useStore(toasts, none);
}
