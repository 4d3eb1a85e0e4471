import { messageType, partsOfMessage } from '@jobblik/contract/chat/chat.rules';
import type { ChatMessage } from '@jobblik/contract/chat/chat.schema';
import { IconCalendarCheck, IconCalendarOff, IconCalendarTime } from '@tabler/icons-react';
import { useWords } from '../../../platform/words/i18n';
import { Icon } from '../../../ui/brand/icon';
import { writtenLang } from '../../../ui/text/written';
import s from './cards.module.css';
import { replyTime } from './interview-date';

const looks = {
  [messageType.interviewAccepted]: { word: 'message.accepted', icon: IconCalendarCheck },
  [messageType.interviewDeclined]: { word: 'message.declined', icon: IconCalendarOff },
  [messageType.postponed]: { word: 'message.postponed', icon: IconCalendarTime },
} as const;

/** The answer to an interview request: its kind, the interview, and the reason if there is one. */
export function ReplyNote({ message }: { message: ChatMessage }) {
  const t = useWords('chat');
  const { word, icon } = looks[message.message_type as keyof typeof looks];
  const [first, last] = partsOfMessage(message.message);
  const isPostponed = message.message_type === messageType.postponed;
  const time = isPostponed ? null : replyTime(last);
  const when = time && `${time.day} ${t('interview.when', { start: time.start, end: time.end })}`;
  const text = isPostponed ? (message.postpone_reason ?? last) : [first, when ?? last].filter(Boolean).join(', ');
  return (
    <div className={s.reply}>
      <Icon of={icon} size={22} />
      <div>
        <strong>{t(word)}</strong>
        <p dir="auto" lang={writtenLang(isPostponed ? text : first)}>
          {text}
        </p>
      </div>
    </div>
  );
}
