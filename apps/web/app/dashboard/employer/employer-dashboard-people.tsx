import { getSentContactRequests } from '@jobblik/contract/candidates/candidates.api';
import type { SentContactRequest } from '@jobblik/contract/candidates/candidates.schema';
import { pathTo } from '@jobblik/contract/paths';
import { getCandidatesWithQuestions } from '@jobblik/contract/questions/questions.api';
import { cvQuestionsChanged } from '@jobblik/contract/questions/questions.events';
import { IconCheck, IconClock, IconX } from '@tabler/icons-react';
import { useCallback } from 'react';
import { useCall } from '../../platform/api/query';
import { useSocketEvent } from '../../platform/api/socket';
import { usePageSettings } from '../../platform/page-settings';
import { formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import s from './employer-dashboard.module.css';
import { DashboardRow } from './employer-dashboard-lists';

const badgeProps = {
  open: { tone: 'waiting', icon: IconClock },
  accepted: { tone: 'success', icon: IconCheck },
  refused: { tone: 'plain', icon: IconX },
} as const;

/** Anonymous candidates whom the employer asked for name and contact, and their answers. */
export function DashboardContacts() {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const query = useCall(getSentContactRequests, undefined, { staleTime: 0 });
  const requests = query.data?.requests ?? [];
  if (requests.length === 0 && !query.error) return null;
  return (
    <Section
      work
      title={t('dashboard.contacts')}
      aside={<ArrowLink to={pathTo('searchCvs')}>{t('dashboard.find_candidates')}</ArrowLink>}
    >
      {requests.length > 0 ? (
        <ul className={s.rows}>
          {requests.map((request) => (
            <ContactRow key={request.request_id} request={request} now={now} />
          ))}
        </ul>
      ) : (
        <Failed level={3} error={query.error} onRetry={() => void query.refetch()} />
      )}
    </Section>
  );
}

/** People whose CV the employer has asked about, and how many questions they have answered. */
export function DashboardQuestions() {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const query = useCall(getCandidatesWithQuestions, undefined, { staleTime: 0 });
  const { refetch } = query;
  const readAgain = useCallback(() => void refetch(), [refetch]);
  useSocketEvent(cvQuestionsChanged, readAgain);
  if (query.error && !query.data) {
    return (
      <Section work title={t('dashboard.questions')}>
        <Failed level={3} error={query.error} onRetry={() => void query.refetch()} />
      </Section>
    );
  }
  const candidates = query.data?.asked ?? [];
  if (candidates.length === 0) return null;
  return (
    <Section work title={t('dashboard.questions')}>
      <ul className={s.rows}>
        {candidates.map(({ user_id, candidate, question_count, answered_count, asked_at, answered_at }) => {
          const name = candidate && `${candidate.first_name} ${candidate.last_name}`.trim();
          const when = answered_at ?? asked_at;
          const meta = [
            candidate?.headline,
            t(answered_at ? 'dashboard.contact_answered' : 'dashboard.contact_asked', {
              // The server's clock may be a moment ahead of this one.
              when: formatMoment(when, Math.max(now, Date.parse(when))),
            }),
          ];
          return (
            <DashboardRow
              key={user_id}
              mark={<Avatar name={name || '?'} src={candidate?.avatar ?? null} size={36} />}
              title={name || t(candidate ? 'dashboard.contact_anonymous' : 'dashboard.contact_gone')}
              meta={meta.filter(Boolean).join(' · ')}
              to={candidate ? pathTo('candidate', { url: candidate.url }) : undefined}
            >
              {answered_count === question_count ? (
                <Badge tone="success" icon={IconCheck}>
                  {t('dashboard.answers', { count: answered_count })}
                </Badge>
              ) : (
                <Badge tone="waiting" icon={IconClock}>
                  {t('dashboard.answers_of', { count: answered_count, all: question_count })}
                </Badge>
              )}
            </DashboardRow>
          );
        })}
      </ul>
    </Section>
  );
}

function ContactRow({
  request: { candidate, state, asked_at, answered_at },
  now,
}: {
  request: SentContactRequest;
  now: number;
}) {
  const t = useWords('employer-jobs');
  const name = candidate && `${candidate.first_name} ${candidate.last_name}`.trim();
  const when = answered_at ?? asked_at;
  const meta = [
    candidate?.headline,
    t(answered_at ? 'dashboard.contact_answered' : 'dashboard.contact_asked', {
      // The server's clock may be a moment ahead of this one.
      when: formatMoment(when, Math.max(now, Date.parse(when))),
    }),
  ];
  return (
    <DashboardRow
      mark={<Avatar name={name || '?'} src={candidate?.avatar ?? null} size={36} />}
      title={name || t(candidate ? 'dashboard.contact_anonymous' : 'dashboard.contact_gone')}
      meta={meta.filter(Boolean).join(' · ')}
      to={candidate ? pathTo('candidate', { url: candidate.url }) : undefined}
    >
      <Badge {...badgeProps[state]}>{t(`dashboard.contact_${state}`)}</Badge>
    </DashboardRow>
  );
}
