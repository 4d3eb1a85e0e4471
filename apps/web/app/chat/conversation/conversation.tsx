import { pathTo } from '@jobblik/contract/paths';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { AfterDelay, Skeleton } from '../../ui/feedback/skeleton';
import { ToastRows } from '../../ui/feedback/toast';
import { ButtonLink } from '../../ui/forms/button';
import { useArea } from '../use-area';
import { CannotWrite } from './cannot-write';
import { Composer } from './composer';
import s from './conversation.module.css';
import type { History } from './history';
import { Messages } from './messages';
import { ThreadHeader } from './thread-header';
import { useHistory, useMarkRead } from './use-history';

interface ConversationProps {
  userId: number;
  /** Number of the message to go to. */
  seq: number | null;
  /** The person has chosen the conversation, so it gets the focus. */
  takesFocus: boolean;
}

/** The conversation with one contact: header, messages, and the field for the next one. */
export function Conversation({ userId, seq, takesFocus }: ConversationProps) {
  const t = useWords('chat');
  const query = useHistory(userId);
  useMarkRead(userId, query.data);
  if (query.data) return <Thread history={query.data} seq={seq} takesFocus={takesFocus} />;
  if (query.error && [400, 403, 404].includes(query.error.status)) return <NoSuchConversation />;
  if (query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <section className={s.thread} aria-label={t('title')}>
      <AfterDelay>
        <div className={s.waiting}>
          <Skeleton width="46%" height={52} />
          <Skeleton width="58%" height={76} />
          <Skeleton width="34%" height={52} />
        </div>
      </AfterDelay>
    </section>
  );
}

function Thread({ history, seq, takesFocus }: { history: History; seq: number | null; takesFocus: boolean }) {
  const t = useWords('chat');
  const { contact } = history;
  const [readSeq] = useState(history.readSeq);
  const head = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the conversation opens
  useEffect(() => {
    // On devices where focusing the field would open a keyboard, the name gets the focus.
    if (takesFocus && !matchMedia('(pointer: fine)').matches) head.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className={s.thread} aria-label={t('thread.label', { name: contact.name })}>
      <ThreadHeader contact={contact} headerRef={head} />
      <Messages history={history} openedAt={readSeq} seq={seq} />
      <ToastRows className={s.notices} />
      {contact.may_write ? <Composer contact={contact} isFocused={takesFocus} /> : <CannotWrite contact={contact} />}
    </section>
  );
}

function NoSuchConversation() {
  const t = useWords('chat');
  const area = useArea();
  return (
    <section className={s.thread}>
      <Empty
        title={t('thread.unknown')}
        action={<ButtonLink to={pathTo('conversations', { area })}>{t('thread.back')}</ButtonLink>}
      >
        {t('thread.unknown_text')}
      </Empty>
    </section>
  );
}
