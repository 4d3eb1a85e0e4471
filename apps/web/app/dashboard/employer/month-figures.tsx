import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import s from './employer-dashboard.module.css';
import type { EmployerDashboard } from './employer-waiting';
import { sumsOf } from './month-sums';

/** The month in four figures. */
export function MonthFigures({ dashboard }: { dashboard: EmployerDashboard }) {
  const t = useWords('employer-jobs');
  const { visits, applications } = sumsOf(dashboard.days);
  const figures = [
    { label: t('figures.live'), value: dashboard.live_jobs_cnt },
    { label: t('figures.month_visits'), value: visits },
    { label: t('figures.month_applications'), value: applications },
    { label: t('figures.interviews'), value: dashboard.interviews_cnt },
  ];
  return (
    <dl className={s.figures}>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
