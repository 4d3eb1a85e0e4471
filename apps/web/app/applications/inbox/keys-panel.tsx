import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Switch } from '../../ui/forms/choice';
import type { InboxEvent } from './inbox-state';
import s from './keys-panel.module.css';

const keys = [
  'J',
  'K',
  '1–5',
  '0',
  'I',
  'S',
  'P',
  'A',
  'G',
  'N',
  'V',
  'C',
  'Q',
  'F',
  'Z',
  'X',
  '/',
  '?',
  'Esc',
] as const;
const names = {
  J: 'next',
  K: 'previous',
  '1–5': 'rate',
  '0': 'unrate',
  I: 'interview',
  S: 'ask',
  P: 'park',
  A: 'reject',
  G: 'reopen',
  N: 'note',
  V: 'video',
  C: 'cv',
  Q: 'answers',
  F: 'history',
  Z: 'undo',
  X: 'pick',
  '/': 'search',
  '?': 'help',
  Esc: 'close',
} as const satisfies Record<(typeof keys)[number], string>;

/** Every key and what it does, above the undo row; the keys go on working while it is open. */
export function KeysPanel({
  keys: { on, toggle },
  dispatch,
}: {
  keys: { on: boolean; toggle: () => void };
  dispatch: (event: InboxEvent) => void;
}) {
  const t = useWords('applications');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    panel.current?.focus();
    const onPointer = (event: PointerEvent) => {
      const target = event.target as Element;
      if (!panel.current?.contains(target) && !target.closest('[data-keys]')) dispatch({ type: 'help_toggled' });
    };
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [dispatch]);
  return (
    <section ref={panel} role="dialog" aria-labelledby={id} tabIndex={-1} className={s.panel}>
      <h2 id={id}>{t('keys.title')}</h2>
      <dl>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`keys.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <p className={s.send}>{t('keys.send')}</p>
      <div className={s.footer}>
        <Switch label={t('keys.on')} checked={on} onChange={toggle} />
      </div>
    </section>
  );
}
