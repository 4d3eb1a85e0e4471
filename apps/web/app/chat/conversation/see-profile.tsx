import { getCompanyFromUser } from '@jobblik/contract/chat/chat.api';
import type { ChatContact } from '@jobblik/contract/chat/chat.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconBuilding, IconUser } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { useArea } from '../use-area';
import s from './conversation.module.css';

/** A seeker opens the company's page, an employer the candidate's CV (spec 1§6). */
export function SeeProfile({ contact }: { contact: ChatContact }) {
  const t = useWords('chat');
  const problemText = useProblemText();
  const navigate = useNavigate();
  const isSeeker = useArea() === 'kandidat';
  const find = useSend(getCompanyFromUser);
  if (!isSeeker) {
    return (
      <ButtonLink size="small" icon={IconUser} to={pathTo('candidate', { url: contact.user_id })} className={s.profile}>
        <span>{t('thread.see_cv')}</span>
      </ButtonLink>
    );
  }
  const open = () =>
    find.mutate(
      { body: { user_id: contact.user_id } },
      {
        onSuccess: ({ result }) => {
          if (result === '') toastError(t('thread.no_company'));
          else void navigate(pathTo('company', { company_id: result }));
        },
        onError: (error) => toastError(problemText(error)),
      },
    );
  return (
    <Button size="small" icon={IconBuilding} busy={find.isPending} onClick={open} className={s.profile}>
      <span>{t('thread.see_company')}</span>
    </Button>
  );
}
