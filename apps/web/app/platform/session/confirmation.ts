import { createStore, useStore } from './store';

/** A person is asked to show that they are still there. */
export interface ConfirmationRequest {
  /** To be called once: true when the session is confirmed, false when the person has closed the question. */
  answer(isConfirmed: boolean): void;
}

const request = createStore<ConfirmationRequest | null>(null);
let pending: Promise<boolean> | null = null;

/**
 * Asks the person to confirm the session, after a call was refused with `confirmation_required`. Calls that are refused meanwhile wait
 * for the same answer. The accounts slice shows the question.
 */
export function askToConfirm(): Promise<boolean> {
  pending ??= new Promise<boolean>((resolve) => {
    request.set({
      answer(isConfirmed) {
        request.set(null);
        pending = null;
        resolve(isConfirmed);
      },
    });
  });
  return pending;
}

/** The open question, or null. */
export function useConfirmationRequest(): ConfirmationRequest | null {
  return useStore(request, null);
}
