import { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import s from './dashboard.module.css';
import { Row } from './dashboard-lists';

/** How many stand on the dashboard; the others are one link away. */
const most = 4;

/** What employers have asked about the CV, what waits for an answer first; nothing where nobody has asked. */
export function DashboardQuestions() {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const query = useCall(getJobApplicationsFromJobseeker, { params: { type: '2' } }, { staleTime: 0 });
  const questions = query.data?.general_questions ?? [];
  if (questions.length === 0 && !query.error) return null;
  const waitingFirst = questions.toSorted((a, b) => Number(b.unanswered_count > 0) - Number(a.unanswered_count > 0));
  return (
    <Section
      work
      title={t('dashboard.questions.title')}
      aside={<ArrowLink to="/kandidat/job/generelle_spørgsmål">{t('dashboard.questions.all')}</ArrowLink>}
    >
      {query.error && !query.data ? (
        <Failed level={3} error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ul className={s.rows}>
          {waitingFirst.slice(0, most).map(({ ask_id, company, created_at, question_count, unanswered_count }) => (
            <Row
              key={ask_id}
              to={`/kandidat/job/fælles-svar-detalje/${ask_id}`}
              title={company.name}
              meta={`${t('dashboard.questions.count', { count: question_count })} · ${formatDate(created_at, now)}`}
            >
              {unanswered_count > 0 ? (
                <Badge tone="waiting">{t('dashboard.questions.waiting', { count: unanswered_count })}</Badge>
              ) : (
                <Badge tone="success">{t('dashboard.questions.answered')}</Badge>
              )}
            </Row>
          ))}
        </ul>
      )}
    </Section>
  );
}
