import { useLayoutEffect, useRef } from 'react';
import { Link } from '../platform/link';
import { useWords } from '../platform/words/i18n';
import { Button } from '../ui/forms/button';
import s from './chatbot-box.module.css';
import type { Turn } from './conversation';

interface TurnsProps {
  turns: readonly Turn[];
  waiting: boolean;
  ask: (text: string) => void;
  /** Called when a link of an answer is followed. */
  onFollow: () => void;
}

/** The lines of the conversation, scrolled to the newest, which is last. New lines are announced. */
export function Turns({ turns, waiting, ask, onFollow }: TurnsProps) {
  const t = useWords('chatbot');
  const log = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list scrolls for each new line
  useLayoutEffect(() => {
    const list = log.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [turns.length, waiting]);
  // On a phone the box covers the page that the link opens.
  const follow = () => window.matchMedia('(max-width: 700px)').matches && onFollow();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable with the keyboard
    <div ref={log} className={s.log} role="log" aria-label={t('log')} tabIndex={0}>
      <p className={s.machine}>{t('machine')}</p>
      {turns.length === 0 && (
        <div className={s.choices}>
          <p>{t('examples_title')}</p>
          {t.list('examples').map((example) => (
            <Button key={example} kind="tinted" size="small" onClick={() => ask(example)}>
              {example}
            </Button>
          ))}
        </div>
      )}
      {turns.map((turn, at) =>
        turn.from === 'person' ? (
          <p key={turn.id} className={s.person}>
            <span className="hidden-visually">{t('you')}: </span>
            {turn.text}
          </p>
        ) : (
          <div key={turn.id} className={s.bot}>
            <p>
              <span className="hidden-visually">{t('bot')}: </span>
              {turn.answer.answer}
            </p>
            {at === turns.length - 1 && turn.answer.choices.length > 0 && (
              <div className={s.choices}>
                {turn.answer.choices.map((choice) => (
                  <Button key={choice} kind="tinted" size="small" onClick={() => ask(choice)}>
                    {choice}
                  </Button>
                ))}
              </div>
            )}
            {turn.answer.links.length > 0 && (
              <ul className={s.links}>
                {turn.answer.links.map(({ label, to, note }) => (
                  <li key={to}>
                    <Link to={to} onClick={follow}>
                      {label}
                    </Link>
                    {note && <span>{note}</span>}
                  </li>
                ))}
              </ul>
            )}
          </div>
        ),
      )}
      {waiting && <p className={s.waiting}>{t('waiting')}</p>}
    </div>
  );
}
