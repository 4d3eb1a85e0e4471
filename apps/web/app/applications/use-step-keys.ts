import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';

const storageKey = 'applicant-keys';

/** J and K lead to the next and the previous one. Single keys can be switched off (WCAG 2.1.4); the choice is kept. */
export function useStepKeys(next: string | undefined, previous: string | undefined) {
  const navigate = useNavigate();
  const [on, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(storageKey) !== 'off'), []);
  const ways = useRef({ next, previous });
  ways.current = { next, previous };
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const to = key === 'j' ? ways.current.next : key === 'k' ? ways.current.previous : undefined;
      if (!to || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      void navigate(to, { preventScrollReset: true });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [on, navigate]);
  return {
    on,
    toggle: () => {
      localStorage.setItem(storageKey, on ? 'off' : 'on');
      setOn(!on);
    },
  };
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
