import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { useNow } from '../../interviews';
import { useWords } from '../../platform/words/i18n';
import { Eye } from '../../ui/brand/eye';
import { Failed } from '../../ui/feedback/list-states';
import { Button, ButtonLink } from '../../ui/forms/button';
import { ActionRows } from '../../ui/layout/action-rows';
import { Section } from '../../ui/layout/section';
import { CvRow } from './cv-row';
import s from './dashboard.module.css';
import type { useSeekerData } from './dashboard-data';
import { shownItems, waitingFor } from './seeker-waiting';
import { WaitingRow } from './waiting-row';

interface DashboardWaitingProps {
  dashboard: CandidateDashboard;
  data: ReturnType<typeof useSeekerData>;
  /** False on a new account, whose first steps include the CV. */
  withCv: boolean;
}

/** Items that wait for the seeker, those due first on top, each with its action. */
export function DashboardWaiting({ dashboard, data, withCv }: DashboardWaitingProps) {
  const t = useWords('cv');
  const now = useNow().getTime();
  const [all, setAll] = useState(false);
  if (data.failed) {
    const { failed } = data;
    return (
      <Section work title={t('dashboard.waiting.title')}>
        <Failed level={3} error={failed.error} onRetry={() => void failed.refetch()} />
      </Section>
    );
  }
  const items = waitingFor({ ...data, interviews: dashboard.interviews }, now);
  const isUrgent = items[0]?.kind === 'enter';
  const cv = withCv && dashboard.completeness.next !== null;
  if (items.length === 0 && !cv) return withCv ? <NothingWaits /> : null;
  const shown = all ? items : items.slice(0, shownItems);
  return (
    <Section work title={t('dashboard.waiting.title')}>
      <ActionRows label={t('dashboard.waiting.title')}>
        {cv && <CvRow dashboard={dashboard} filled={!isUrgent} />}
        {shown.map((item, index) => (
          <WaitingRow key={item.key} item={item} filled={index === 0 && (isUrgent || !cv)} now={now} />
        ))}
      </ActionRows>
      {shown.length < items.length && (
        <div className={s.more}>
          <Button kind="text" size="small" onClick={() => setAll(true)}>
            {t('dashboard.waiting.all', { count: items.length })}
          </Button>
        </div>
      )}
    </Section>
  );
}

/** Shown when nothing waits: a closed eye and one suggestion. */
function NothingWaits() {
  const t = useWords('cv');
  return (
    <Section work title={t('dashboard.waiting.title')}>
      <div className={s.nothing}>
        <Eye look="shut" width={52} />
        <p>{t('dashboard.waiting.none')}</p>
        <ButtonLink kind="filled" size="small" to={pathTo('findJob')}>
          {t('dashboard.applications.find')}
        </ButtonLink>
      </div>
    </Section>
  );
}
