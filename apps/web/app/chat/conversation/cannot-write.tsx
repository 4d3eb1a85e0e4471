import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { useLocation } from 'react-router';
import { plansPath, storeRequestedPage } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import { Button, ButtonLink } from '../../ui/forms/button';
import { useArea } from '../use-area';
import { useContactActions } from './contact-menu';
import s from './conversation.module.css';

/** Shown instead of the field: why the person cannot write, and how to change that. */
export function CannotWrite({ contact }: { contact: ChatContact }) {
  const t = useWords('chat');
  const isSeeker = useArea() === 'kandidat';
  const { pathname, search } = useLocation();
  const { block } = useContactActions(contact);
  const { name } = contact;
  if (contact.removed) return <p className={s.closed}>{t('closed.removed', { name })}</p>;
  if (contact.blocked) {
    return (
      <div className={s.closed}>
        <p>{t('closed.blocked', { name })}</p>
        <Button size="small" onClick={() => void block(false)}>
          {t('closed.unblock')}
        </Button>
      </div>
    );
  }
  return (
    <div className={s.closed}>
      <p>{t(isSeeker ? 'closed.seeker' : 'closed.employer', { name })}</p>
      {!isSeeker && (
        <ButtonLink size="small" to={plansPath} onClick={() => storeRequestedPage(pathname + search)}>
          {t('closed.plans')}
        </ButtonLink>
      )}
    </div>
  );
}
