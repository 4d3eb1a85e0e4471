import type { searchChatMessages } from '@jobblik/contract/chat/chat.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { chatPath } from '../../platform/chat-path';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { ContactAvatar } from '../contact-avatar';
import { shortMoment } from '../short-moment';
import { useArea } from '../use-area';
import s from './contacts.module.css';
import { aroundMatch } from './matches-name';

interface FoundMessagesProps {
  hits: CallAnswer<typeof searchChatMessages>['hits'];
  keyword: string;
}

/** Messages that contain the words; each links to its position in the conversation. */
export function FoundMessages({ hits, keyword }: FoundMessagesProps) {
  const t = useWords('chat');
  const area = useArea();
  return (
    <section aria-labelledby="fundne-beskeder">
      <h2 id="fundne-beskeder" className={s.header}>
        {t('list.messages')}
      </h2>
      <ul>
        {hits.map((hit) => {
          const [start, match, rest] = aroundMatch(hit.message, keyword);
          return (
            <li key={`${hit.user_id} ${hit.seq}`} className={s.row}>
              <ContactAvatar contact={{ ...hit, active: false }} />
              <span className={s.words}>
                <span className={s.line}>
                  <Link to={`${chatPath(area, hit.user_id)}&besked=${hit.seq}`} className={`covers-row ${s.name}`}>
                    {hit.name}
                  </Link>
                  <time translate="no" className={s.time} dateTime={hit.created_at}>
                    {shortMoment(hit.created_at, Date.now())}
                  </time>
                </span>
                <span className={s.line}>
                  <span className={s.text} dir="auto">
                    {hit.type === 'send' && t('list.you', { text: '' })}
                    {start}
                    <mark>{match}</mark>
                    {rest}
                  </span>
                </span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
