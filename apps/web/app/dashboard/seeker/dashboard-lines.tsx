import { getCvVisitors } from '@jobblik/contract/candidates/candidates.api';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { formatDate, formatDay, formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ReadyEye } from '../../ui/brand/ready-eye';
import { MiniCurve } from '../../ui/charts/mini-curve';
import s from './dashboard.module.css';

/** Two lines: the CV once it is complete, and its visitors. */
export function DashboardLines({ dashboard }: { dashboard: CandidateDashboard }) {
  const isReady = dashboard.completeness.next === null;
  if (!isReady && dashboard.visits_total === 0) return null;
  return (
    <div className={s.lines}>
      {isReady && <CvLine dashboard={dashboard} />}
      {dashboard.visits_total > 0 && <VisitsLine dashboard={dashboard} />}
    </div>
  );
}

function CvLine({ dashboard: { visibility, published_at, unpublished_changes } }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const state = unpublished_changes
    ? t('dashboard.line.unpublished')
    : [
        t(`dashboard.line.${visibility}`),
        published_at && t('dashboard.line.updated', { when: formatDate(published_at, now) }),
      ]
        .filter(Boolean)
        .join(' · ');
  return <Line to={pathTo('ownCv')} mark={<ReadyEye />} title={t('dashboard.cv.done')} text={state} />;
}

function VisitsLine({ dashboard: { visits } }: { dashboard: CandidateDashboard }) {
  const t = useWords('cv');
  const { now } = usePageSettings();
  const latest = useCall(getCvVisitors, undefined, { staleTime: 0 }).data?.visitors[0];
  const values = visits.map(({ count }) => count);
  const count = values.reduce((sum, value) => sum + value, 0);
  const text = latest
    ? t('dashboard.line.latest', { name: latest.company_name, when: formatDay(`${latest.last_day}T12:00:00Z`, now) })
    : t('dashboard.line.who');
  return (
    <Line
      to={`${pathTo('ownCv')}#besøg`}
      mark={<MiniCurve values={values} width={98} height={34} />}
      title={t('dashboard.line.visits', { count, total: formatNumber(count) })}
      text={text}
    />
  );
}

function Line({ to, mark, title, text }: { to: string; mark: ReactNode; title: string; text: string }) {
  return (
    <Link className={s.line} to={to}>
      {mark}
      <span>
        <b>{title}</b>
        <small>{text}</small>
      </span>
      <span className={s.icon}>
        <Icon of={IconChevronRight} size={18} />
      </span>
    </Link>
  );
}
