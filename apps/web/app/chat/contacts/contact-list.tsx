import { searchChatMessages } from '@jobblik/contract/chat/chat.api';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useDebouncedInput } from '../../platform/state/use-debounced-input';
import { useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { TextField } from '../../ui/forms/field';
import { ContactRow } from './contact-row';
import s from './contacts.module.css';
import { FoundMessages } from './found-messages';
import { matchesName } from './matches-name';

interface ContactListProps {
  contacts: readonly ChatContact[];
  openId: number | undefined;
}

/** Milliseconds (spec 1§9, search delay). */
const pause = 300;

/** The contacts, newest first, and a search in names and messages. */
export function ContactList({ contacts, openId }: ContactListProps) {
  const t = useWords('chat');
  const [keyword, setKeyword] = useState('');
  const field = useDebouncedInput(keyword, setKeyword, pause);
  const named = contacts.filter(({ name }) => matchesName(name, keyword));
  return (
    <>
      <search className={s.search}>
        <TextField
          type="search"
          hideLabel
          label={t('list.search')}
          placeholder={t('list.search')}
          icon={IconSearch}
          size="small"
          maxLength={200}
          value={field.text}
          onChange={(event) => field.onType(event.target.value)}
        />
      </search>
      <div className={s.scroll}>
        {keyword !== '' && named.length > 0 && <h2 className={s.header}>{t('list.contacts')}</h2>}
        {named.length > 0 && (
          <nav aria-label={t('list.label')}>
            <ul>
              {named.map((contact) => (
                <ContactRow key={contact.user_id} contact={contact} isOpen={contact.user_id === openId} />
              ))}
            </ul>
          </nav>
        )}
        {keyword !== '' && <Found keyword={keyword} anyNames={named.length > 0} />}
      </div>
    </>
  );
}

function Found({ keyword, anyNames }: { keyword: string; anyNames: boolean }) {
  const t = useWords('chat');
  const query = useCall(searchChatMessages, { body: { keyword } }, { staleTime: 0 });
  return (
    <ListStates
      query={query}
      isEmpty={({ hits }) => hits.length === 0}
      empty={!anyNames && <p className={s.none}>{t('list.none_found', { text: keyword })}</p>}
      skeleton={<SkeletonRows count={2} />}
    >
      {({ hits }) => <FoundMessages hits={hits} keyword={keyword} />}
    </ListStates>
  );
}
