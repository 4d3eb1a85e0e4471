import { IconArrowDown } from '@tabler/icons-react';
import { useEffect, useMemo, useRef } from 'react';
import { daysBetween, formatLongDate, formatWeekday } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { useTyping } from '../live/typing';
import { useOutbox } from '../outbox/use-outbox';
import s from './conversation.module.css';
import type { History } from './history';
import { Message } from './message';
import { timelineOf } from './timeline';
import { TypingNote } from './typing-note';
import { UnsentMessage } from './unsent-message';
import { useGoToMessage } from './use-go-to-message';
import { useOlder } from './use-history';
import { useScroll } from './use-scroll';

interface MessagesProps {
  history: History;
  /** How far the caller had read when the conversation was opened. */
  openedAt: number;
  /** Number of the message to go to. */
  seq: number | null;
}

/** The messages, oldest on top; older pages load when the top is reached, without a scroll jump. */
export function Messages({ history, openedAt, seq }: MessagesProps) {
  const t = useWords('chat');
  const { contact, messages, hasOlder } = history;
  const { messages: outbox, progress } = useOutbox(contact.user_id);
  const isTyping = useTyping().has(contact.user_id);
  const older = useOlder(contact.user_id);
  const isInView = useGoToMessage(history, seq, older);
  const items = useMemo(() => timelineOf(messages, openedAt), [messages, openedAt]);
  const stored = useMemo(() => new Set(messages.map(({ uuid }) => uuid)), [messages]);
  const unsent = outbox.filter(({ uuid }) => !stored.has(uuid));
  const scroll = useScroll({
    first: messages[0]?.seq,
    last: messages.at(-1),
    ownCount: unsent.length,
    hasFooter: isTyping,
    isElsewhere: isInView,
  });
  const top = useRef<HTMLDivElement>(null);
  const { load, state } = older;
  useEffect(() => {
    if (!hasOlder || state !== 'idle' || !top.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && void load(),
      { root: scroll.ref.current, rootMargin: '400px 0px 0px' },
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [hasOlder, state, load, scroll.ref]);

  return (
    <div className={s.place}>
      <div
        ref={scroll.ref}
        role="log"
        aria-label={t('thread.log', { name: contact.name })}
        // Only new messages are announced; older ones are read where the reader goes to them.
        aria-live={state === 'loading' ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keys
        tabIndex={0}
        className={s.log}
        onScroll={scroll.onScroll}
      >
        <div ref={top} className={s.top}>
          {hasOlder ? (
            <Button kind="text" size="small" busy={state === 'loading'} onClick={() => void load()}>
              {t('thread.older')}
            </Button>
          ) : (
            <p>{messages.length > 0 ? t('thread.begin', { name: contact.name }) : t('thread.first')}</p>
          )}
          {state === 'failed' && <p role="alert">{t('thread.older_failed')}</p>}
        </div>
        <ol className={s.messages}>
          {items.map((item) =>
            item.kind === 'day' ? (
              <li key={`day ${item.at}`} className={s.day}>
                <Day at={item.at} />
              </li>
            ) : item.kind === 'new' ? (
              <li key="new" className={s.newLine}>
                <span>{t('thread.new')}</span>
              </li>
            ) : (
              <Message
                key={item.message.uuid}
                message={item.message}
                contact={contact}
                joined={item.joined}
                isSeen={item.message.seq <= history.seenSeq}
              />
            ),
          )}
          {unsent.map((message) => (
            <UnsentMessage key={message.uuid} message={message} progress={progress.get(message.uuid)} />
          ))}
        </ol>
        {isTyping && <TypingNote contact={contact} />}
      </div>
      {scroll.isAway && (
        <Button size="small" icon={IconArrowDown} className={s.toNewest} onClick={scroll.toNewest}>
          {scroll.arrived > 0 ? t('thread.to_new', { count: scroll.arrived }) : t('thread.to_newest')}
        </Button>
      )}
    </div>
  );
}

function Day({ at }: { at: string }) {
  const t = useWords('chat');
  const now = Date.now();
  const days = daysBetween(at, now);
  if (days <= 1) return t(days === 1 ? 'thread.yesterday' : 'thread.today');
  return days < 180 ? formatWeekday(at) : formatLongDate(at, now);
}
