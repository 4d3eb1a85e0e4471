import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { useWords } from '../../platform/words/i18n';
import { ContactAvatar } from '../contact-avatar';
import s from './conversation.module.css';

/** Shows that the contact is typing. */
export function TypingNote({ contact }: { contact: ChatContact }) {
  const t = useWords('chat');
  return (
    <div className={s.typing}>
      <ContactAvatar contact={{ ...contact, active: false }} size={36} />
      <span className={s.dots} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{t('thread.typing', { name: contact.name })}</span>
    </div>
  );
}
