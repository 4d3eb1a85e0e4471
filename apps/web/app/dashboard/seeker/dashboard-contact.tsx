import { answerContactRequest, getContactRequests } from '@jobblik/contract/candidates/candidates.api';
import type { ReceivedContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { CompanyAvatar } from '../../ui/media/picture';
import s from './dashboard.module.css';

/** Employers who ask for the name of an anonymous CV; renders nothing without a request. */
export function DashboardContact() {
  const t = useWords('cv');
  const query = useCall(getContactRequests, undefined, { staleTime: 0 });
  const answer = useSend(answerContactRequest);
  const problemText = useProblemText();
  const requests = query.data?.requests ?? [];
  if (requests.length === 0) return null;
  const reply = ({ request_id, company }: ReceivedContactRequest, accept: boolean) =>
    answer.mutate(
      { body: { request_id, accept } },
      {
        onSuccess: () => {
          toast(t(accept ? 'contact.accepted_done' : 'contact.refused_done', { company: company.name }));
          void query.refetch();
        },
        onError: (error) => toastError(problemText(error)),
      },
    );
  return (
    <Section work title={t('contact.title')}>
      <p className="text-2">{t('contact.text')}</p>
      <ul className={s.rows}>
        {requests.map((request) => (
          <ContactRow
            key={request.request_id}
            request={request}
            busy={answer.isPending}
            onReply={(accept) => reply(request, accept)}
          />
        ))}
      </ul>
    </Section>
  );
}

interface ContactRowProps {
  request: ReceivedContactRequest;
  busy: boolean;
  onReply: (accept: boolean) => void;
}

/** One employer; an answer can be changed later. */
function ContactRow({ request: { company, message, asked_at, state }, busy, onReply }: ContactRowProps) {
  const t = useWords('cv');
  const { now } = usePageSettings();
  return (
    <li className={s.contact}>
      <CompanyAvatar name={company.name} src={company.logo} size={44} />
      <div className={s.contactText}>
        <p className="strong">{company.name}</p>
        {message && <p>{message}</p>}
        <p className="small muted">{formatMoment(asked_at, now)}</p>
      </div>
      {state === 'accepted' && <Badge tone="success">{t('contact.accepted')}</Badge>}
      {state === 'refused' && <Badge tone="plain">{t('contact.refused')}</Badge>}
      <div className={s.fileActions}>
        {state !== 'accepted' && (
          <Button size="small" busy={busy} onClick={() => onReply(true)}>
            {t('contact.accept')}
          </Button>
        )}
        {state !== 'refused' && (
          <Button kind="text" size="small" busy={busy} onClick={() => onReply(false)}>
            {t(state === 'accepted' ? 'contact.take_back' : 'contact.refuse')}
          </Button>
        )}
      </div>
    </li>
  );
}
