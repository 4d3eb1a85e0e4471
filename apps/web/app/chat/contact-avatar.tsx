import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { useWords } from '../platform/words/i18n';
import { Avatar, CompanyAvatar } from '../ui/media/picture';
import s from './contact-avatar.module.css';
import { useArea } from './use-area';

interface ContactAvatarProps {
  contact: Pick<ChatContact, 'name' | 'profile_pic' | 'active'>;
  size?: 36 | 44;
}

/** A contact's picture: companies are square, people are round. A green dot marks a contact who is online. */
export function ContactAvatar({ contact, size = 44 }: ContactAvatarProps) {
  const t = useWords('chat');
  const Picture = useArea() === 'kandidat' ? CompanyAvatar : Avatar;
  return (
    <span className={s.place}>
      <Picture name={contact.name} src={contact.profile_pic || null} size={size} />
      {contact.active && <span className={s.online} role="img" aria-label={t('list.online')} />}
    </span>
  );
}
