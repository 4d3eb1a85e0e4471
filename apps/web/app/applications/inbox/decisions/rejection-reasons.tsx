import { getInboxSummary } from '@jobblik/contract/applications/applicant-review.api';
import { useCall } from '../../../platform/api/query';
import { formatNumber } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import s from './rejection-reasons.module.css';

/** How many of an ad's rejected applications were rejected for which reason; nothing while no reason was given. */
export function RejectionReasons({ jobId }: { jobId: number }) {
  const t = useWords('applications');
  const { data } = useCall(getInboxSummary, { params: { job_id: jobId } }, { staleTime: 0 });
  const reasons = data?.reasons ?? [];
  if (!reasons.some(({ reason }) => reason !== null)) return null;
  const most = Math.max(...reasons.map(({ count }) => count));
  return (
    <section className={s.reasons} aria-labelledby="rejection-reasons">
      <h2 id="rejection-reasons">{t('reason.figures')}</h2>
      <dl>
        {reasons.map(({ reason, count }) => (
          <div key={reason ?? 'none'}>
            <dt>{t(`reason.${reason ?? 'none'}`)}</dt>
            <dd>
              <span className={s.bar} style={{ inlineSize: `${(count / most) * 100}%` }} />
              {formatNumber(count)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
