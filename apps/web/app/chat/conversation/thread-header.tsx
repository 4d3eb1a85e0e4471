import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronLeft } from '@tabler/icons-react';
import type { Ref } from 'react';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ContactAvatar } from '../contact-avatar';
import { useTyping } from '../live/typing';
import { useArea } from '../use-area';
import { ContactMenu } from './contact-menu';
import s from './conversation.module.css';
import { SeeProfile } from './see-profile';

/** The contact, a link to the profile, and a menu of further actions. */
export function ThreadHeader({ contact, headerRef }: { contact: ChatContact; headerRef: Ref<HTMLHeadingElement> }) {
  const t = useWords('chat');
  const area = useArea();
  const isTyping = useTyping().has(contact.user_id);
  return (
    <header className={s.header}>
      <Link to={pathTo('conversations', { area })} className={s.back} aria-label={t('thread.back')}>
        <Icon of={IconChevronLeft} size={24} />
      </Link>
      <ContactAvatar contact={contact} />
      <div className={s.who}>
        <h2 ref={headerRef} tabIndex={-1}>
          {contact.name}
        </h2>
        <p>
          {isTyping ? (
            <span className={s.typingWord}>{t('list.typing')}</span>
          ) : (
            [contact.active && t('thread.online'), contact.detail].filter(Boolean).join(' · ')
          )}
        </p>
      </div>
      {!contact.removed && <SeeProfile contact={contact} />}
      <ContactMenu contact={contact} />
    </header>
  );
}
