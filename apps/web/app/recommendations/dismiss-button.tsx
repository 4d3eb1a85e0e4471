import { type RefObject, useEffect, useRef } from 'react';
import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import s from './recommendations.module.css';

/** "Ikke relevant" of one row. @param about name of the ad or person, for screen readers */
export function DismissButton({ about, onClick }: { about: string; onClick: () => void }) {
  const t = useWords('recommendations');
  return (
    <Button
      kind="text"
      size="small"
      className={s.dismiss}
      aria-label={t('dismiss_about', { title: about })}
      onClick={onClick}
    >
      {t('dismiss')}
    </Button>
  );
}

/**
 * Keeps the focus in the list: when a dismissed row had it, the row in its place gets it.
 * @param count rows on screen
 * @returns a ref for the list's element, and a function to call with the index of a row before it is removed
 */
export function useFocusAfterDismissal(count: number): [RefObject<HTMLDivElement | null>, (index: number) => void] {
  const list = useRef<HTMLDivElement>(null);
  const left = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows change
  useEffect(() => {
    if (left.current === null) return;
    const actions = list.current?.querySelectorAll<HTMLButtonElement>(`.${s.dismiss}`);
    const action = actions?.[Math.min(left.current, actions.length - 1)];
    const folded = action?.closest('details:not([open])')?.querySelector('summary');
    (folded ?? action)?.focus();
    left.current = null;
  }, [count]);
  return [
    list,
    (index) => {
      left.current = index;
    },
  ];
}
