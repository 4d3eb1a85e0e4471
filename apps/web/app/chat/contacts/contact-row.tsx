import { messageType } from '@jobblik/contract/chat/chat.rules';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { chatPath } from '../../platform/chat-path';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { classes } from '../../ui/classes';
import { Pip } from '../../ui/feedback/badge';
import { writtenLang } from '../../ui/text/written';
import { ContactAvatar } from '../contact-avatar';
import { lastMessageText } from '../last-message';
import { useTyping } from '../live/typing';
import { useOutbox } from '../outbox/use-outbox';
import { shortMoment } from '../short-moment';
import { useArea } from '../use-area';
import s from './contacts.module.css';

/** One conversation in the list: who, when, the last message, and whether something is unread or not sent. */
export function ContactRow({ contact, isOpen }: { contact: ChatContact; isOpen: boolean }) {
  const t = useWords('chat');
  const area = useArea();
  const isTyping = useTyping().has(contact.user_id);
  const unsent = useOutbox(contact.user_id).messages.at(-1);
  const { unread_cnt: unread, last_message_at: at } = contact;
  // For messages of other kinds the line is a text of the product.
  const writtenText = unsent ? unsent.text : contact.last_message_type === messageType.text ? contact.last_message : '';
  const text = unsent
    ? t(unsent.state === 'failed' ? 'list.unsent' : 'list.sending', { text: unsent.text || unsent.file?.name || '' })
    : lastMessageText(t, contact);
  return (
    <li className={classes(s.row, isOpen && s.open, unread > 0 && s.unread)}>
      <ContactAvatar contact={contact} />
      <span className={s.words}>
        <span className={s.line}>
          <Link
            to={chatPath(area, contact.user_id)}
            className={`covers-row ${s.name}`}
            aria-current={isOpen ? 'true' : undefined}
          >
            {contact.name}
          </Link>
          {at && (
            <time translate="no" className={s.time} dateTime={at}>
              {shortMoment(at, Date.now())}
            </time>
          )}
        </span>
        <span className={s.line}>
          {isTyping ? (
            <span className={s.typing}>{t('list.typing')}</span>
          ) : (
            <span lang={writtenText ? writtenLang(writtenText) : undefined} className={s.text} dir="auto">
              {text}
            </span>
          )}
          {unread > 0 && <Pip label={t('unread', { count: unread })} />}
        </span>
      </span>
    </li>
  );
}
