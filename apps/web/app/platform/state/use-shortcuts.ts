import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deviceStore } from './browser-store';

/** Whether the shortcuts of a screen are on in this browser. */
export function areShortcutsOn(storageKey: string): boolean {
  return deviceStore.get(storageKey) !== 'off';
}

/** Action of each key, in lower case. A key without an action, or whose action returns false, has its default behaviour. */
export type KeyActions = Partial<Record<string, (() => unknown) | undefined>>;

interface ShortcutOptions {
  /** Key of the screen's on/off setting in this browser. */
  storageKey: string;
  /** Keys whose action repeats while they are held down. */
  repeats?: readonly string[];
}

/**
 * Single-key shortcuts of a screen. They can be switched off (WCAG 2.1.4); the choice is stored in this browser.
 * They are ignored in text fields and while a dialog is open.
 */
export function useShortcuts(actions: KeyActions, { storageKey, repeats = [] }: ShortcutOptions) {
  const [on, setOn] = useState(true);
  useEffect(() => setOn(areShortcutsOn(storageKey)), [storageKey]);
  const now = useRef({ actions, repeats });
  // Not while rendering: a render that is not on screen yet has the actions of another state.
  useLayoutEffect(() => {
    now.current = { actions, repeats };
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const action = now.current.actions[key];
      if (!action || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (key === 'enter' && isControl(event.target)) return;
      if ((event.repeat && !now.current.repeats.includes(key)) || isBusy(event.target)) return;
      if (action() !== false) event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on]);
  return {
    on,
    toggle: () => {
      deviceStore.set(storageKey, on ? 'off' : 'on');
      setOn(!on);
    },
  };
}

/** True for elements that Enter activates natively. */
function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary, [role="tab"]') !== null;
}

/** True in a text field or while a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('[role="dialog"][aria-modal="true"]')) return true;
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !['radio', 'checkbox', 'range'].includes(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}
