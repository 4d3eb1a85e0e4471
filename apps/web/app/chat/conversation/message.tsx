import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact, ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { Link } from '../../platform/link';
import { formatClock } from '../../platform/words/format';
import { useWords, type Words as WordList } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { writtenLang } from '../../ui/text/written';
import { FileMessage } from './cards/file-message';
import { ImageMessage } from './cards/image-message';
import { InterviewCard } from './cards/interview-card';
import { QuestionsCard } from './cards/questions-card';
import { ReplyNote } from './cards/reply-note';
import s from './conversation.module.css';
import { isEmojiOnly } from './emoji-only';
import { LinkedText } from './linked-text';
import { messageId } from './use-go-to-message';

interface MessageProps {
  message: ChatMessage;
  contact: ChatContact;
  /** Shown close below the previous message of the same person. */
  joined: boolean;
  /** The contact has read it. */
  isSeen: boolean;
}

/** One message by its type (spec 1§3): text, a picture, a file, an interview request, a reply, questions. */
export const Message = memo(function Message({ message, contact, joined, isSeen }: MessageProps) {
  const t = useWords('chat');
  const own = message.type === 'send';
  return (
    <li
      id={messageId(message.seq)}
      tabIndex={-1}
      className={classes(s.item, own && s.own, joined && s.joined, isCard(message) && s.cardItem)}
    >
      <span className="hidden-visually">{own ? t('thread.you') : contact.name}: </span>
      <Content message={message} contact={contact} />
      <span className={s.time}>
        <time translate="no" dateTime={message.created_at}>
          {formatClock(message.created_at)}
        </time>
        {own && (
          <>
            <Icon of={isSeen ? IconChecks : IconCheck} size={14} />
            <span className="hidden-visually">{t(isSeen ? 'message.seen' : 'message.sent')}</span>
          </>
        )}
        {!own && !message.erased && !message.taken_down && (
          <Link to={pathTo('report', { kind: 'message', thing: message.uuid })}>{t('message.report')}</Link>
        )}
      </span>
    </li>
  );
});

function isCard({ message_type: type }: ChatMessage): boolean {
  return ([messageType.interviewRequest, messageType.interview, messageType.questions] as number[]).includes(type);
}

function Content({ message, contact }: { message: ChatMessage; contact: ChatContact }): ReactNode {
  const t = useWords('chat');
  if (message.taken_down) return <p className={s.erased}>{t('message.taken_down')}</p>;
  if (message.erased) return <p className={s.erased}>{t('message.erased')}</p>;
  switch (message.message_type) {
    case messageType.image:
      return <ImageMessage message={message} contact={contact} />;
    case messageType.document:
    case messageType.pdf:
      return <FileMessage message={message} contact={contact} />;
    case messageType.interviewRequest:
    case messageType.interview:
      return <InterviewCard message={message} contact={contact} />;
    case messageType.interviewAccepted:
    case messageType.interviewDeclined:
    case messageType.postponed:
      return <ReplyNote message={message} />;
    case messageType.questions:
      return <QuestionsCard message={message} />;
    case messageType.rejected:
      return <Words title={decisionTitle('rejected', message.job_title, t)} text={message.message} />;
    case messageType.pending:
      return <Words title={decisionTitle('pending', message.job_title, t)} text={message.message} />;
    default:
      return <Words text={message.message} />;
  }
}

/** Heading of a decision; older ones do not know their ad. */
function decisionTitle(decision: 'rejected' | 'pending', job: string | null, t: WordList<'chat'>): string {
  return job ? t(`message.${decision}_job`, { job }) : t(`message.${decision}`);
}

/** Text exactly as it was written; each paragraph has the direction of its script. */
export function Words({ title, text }: { title?: string; text: string }) {
  return (
    <div className={classes(s.words, !title && isEmojiOnly(text) && s.emoji)}>
      {title && <strong className={s.kind}>{title}</strong>}
      <p dir="auto" lang={writtenLang(text)}>
        <LinkedText text={text} />
      </p>
    </div>
  );
}
