import type { CandidateDashboard } from '@jobblik/contract/cv/cv-pages.schema';
import { Link } from 'react-router';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Sparkline } from '../../ui/charts/sparkline';
import s from './dashboard.module.css';

/** Visits to the CV day by day. */
export function DashboardVisits({ dashboard: { visits, visits_total } }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const values = visits.map(({ count }) => count);
  const total = values.reduce((sum, count) => sum + count, 0);
  const first = visits[0]?.day;
  return (
    <section className={s.visits} aria-labelledby="besøg">
      <div className={s.visitsHead}>
        <h2 id="besøg">{t('dashboard.visits.title')}</h2>
        <span className="small muted">{t('dashboard.visits.period')}</span>
      </div>
      <p className={s.total}>{formatNumber(total)}</p>
      {total > 0 && (
        <Sparkline
          values={values}
          label={t('dashboard.visits.label', { total: formatNumber(total), most: Math.max(0, ...values) })}
          from={first ? formatDate(`${first}T12:00:00Z`, now) : ''}
          to={formatDate(now, now)}
        />
      )}
      {visits_total > 0 ? (
        <p className="small">
          <Link to="/kandidat/mitcv#besøg">{t('dashboard.visits.who')}</Link>{' '}
          <span className="muted">
            {t('dashboard.visits.ever', { count: visits_total, total: formatNumber(visits_total) })}
          </span>
        </p>
      ) : (
        <p className="small text-2">{t('dashboard.visits.none')}</p>
      )}
    </section>
  );
}
