import { useEffect, useRef, useState } from 'react';

const storageKey = 'applicant-keys';

/** Whether the keys are on in this browser. */
export function areKeysOn(): boolean {
  return localStorage.getItem(storageKey) !== 'off';
}

/** Action of each key; keys without an action do nothing. */
export type KeyActions = Partial<Record<string, (() => void) | undefined>>;

/**
 * Single-key shortcuts for reviewing applications. They can be switched off (WCAG 2.1.4); the choice is stored in this browser.
 * They are ignored in text fields and while a dialog is open.
 */
export function useReviewKeys(actions: KeyActions) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areKeysOn()), []);
  const now = useRef(actions);
  now.current = actions;
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const action = now.current[event.key.toLowerCase()];
      if (!action || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
  return {
    on,
    toggle: () => {
      localStorage.setItem(storageKey, on ? 'off' : 'on');
      setOn(!on);
    },
  };
}

/** True in a text field or while a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range'].includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}
