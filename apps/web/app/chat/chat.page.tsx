import { getChatContact } from '@jobblik/contract/chat/chat.api';
import { userType } from '@jobblik/contract/kernel/session';
import { pathTo } from '@jobblik/contract/paths';
import { useLocation, useSearchParams } from 'react-router';
import { useCall } from '../platform/api/query';
import { seo } from '../platform/seo';
import { useSession } from '../platform/session/session';
import { useMediaQuery } from '../platform/state/use-media-query';
import { pageWords, useWords } from '../platform/words/i18n';
import type { Matches } from '../platform/words/matches';
import drawing from '../ui/brand/art/empty-letterbox.svg?raw';
import { classes } from '../ui/classes';
import { Empty, Failed } from '../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../ui/feedback/skeleton';
import { ButtonLink } from '../ui/forms/button';
import s from './chat.module.css';
import { ContactList } from './contacts/contact-list';
import { Conversation } from './conversation/conversation';
import { readRequestedContact } from './requested-contact';

export function meta({ matches }: { matches: Matches }) {
  return seo(matches, { title: pageWords(matches, 'chat')('meta.title'), hidden: true });
}

/**
 * /kandidat/besked, /virksomhed/besked and the two lists: the contacts and the conversation with one of them. The address has the
 * open contact; without one, a wide window opens the newest conversation.
 */
export default function ChatPage() {
  const t = useWords('chat');
  const [query] = useSearchParams();
  const { pathname } = useLocation();
  const isWide = useMediaQuery('(min-width: 1024px)', false);
  const contacts = useCall(getChatContact, undefined, { staleTime: 0 });
  const requested = readRequestedContact(query);
  const newest = isWide && pathname.endsWith('/besked') ? contacts.data?.[0]?.user_id : undefined;
  const openId = requested?.userId ?? newest;
  const isEmpty = contacts.data?.length === 0 && openId === undefined;
  return (
    <div className={classes(s.room, requested && s.isReading, isEmpty && s.isEmpty)} data-full-height data-wide="">
      <div className={`wrap-work ${s.panes}`}>
        <div className={s.column}>
          <h1 className={s.title}>{t('title')}</h1>
          {contacts.data ? (
            isEmpty ? (
              <NobodyYet />
            ) : (
              <ContactList contacts={contacts.data} openId={openId} />
            )
          ) : contacts.error ? (
            <Failed error={contacts.error} onRetry={() => void contacts.refetch()} />
          ) : (
            <AfterDelay>
              <SkeletonRows />
            </AfterDelay>
          )}
        </div>
        {openId !== undefined ? (
          <Conversation key={openId} userId={openId} seq={requested?.seq ?? null} takesFocus={requested !== null} />
        ) : (
          !isEmpty && <div className={s.nothing}>{contacts.data && <p>{t('list.nothing_open')}</p>}</div>
        )}
      </div>
    </div>
  );
}

/** Shown without conversations: links to ways to begin one. */
function NobodyYet() {
  const t = useWords('chat');
  const isEmployer = useSession()?.ttl === userType.employer;
  const role = isEmployer ? 'employer' : 'seeker';
  return (
    <Empty
      art={drawing}
      title={t('empty.title')}
      action={
        <ButtonLink kind="filled" to={isEmployer ? pathTo('ownAds') : pathTo('findJob')}>
          {t(`empty.${role}_action`)}
        </ButtonLink>
      }
    >
      {t(`empty.${role}`)}
    </Empty>
  );
}
