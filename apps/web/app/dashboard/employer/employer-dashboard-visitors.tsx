import { getCompanyVisitors } from '@jobblik/contract/candidates/candidates.api';
import { pathTo } from '@jobblik/contract/paths';
import { useCall } from '../../platform/api/query';
import { usePageSettings } from '../../platform/page-settings';
import { useHashPart } from '../../platform/state/use-hash-part';
import { formatDate } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { ListStates } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import s from './employer-dashboard.module.css';
import { DashboardRow } from './employer-dashboard-lists';

/** Few enough to be read quickly. */
const maxVisitors = 5;

/** Job seekers who have looked at the company page; notifications of visits link here. */
export function DashboardVisitors() {
  const t = useWords('employer-jobs');
  const { now } = usePageSettings();
  const visitors = useCall(getCompanyVisitors, undefined, { staleTime: 0 });
  useHashPart(Boolean(visitors.data));
  if (visitors.data?.visitors.length === 0) return null;
  return (
    <Section work id="besøg" title={t('dashboard.visitors')}>
      <ListStates query={visitors} isEmpty={() => false} empty={null} skeleton={<SkeletonRows count={2} />}>
        {({ visitors: list }) => (
          <ul className={s.rows}>
            {list.slice(0, maxVisitors).map((visitor, place) => (
              <DashboardRow
                key={visitor.url ?? `${visitor.last_day}-${place}`}
                mark={<Avatar name={visitor.name ?? '?'} src={visitor.avatar} size={36} />}
                title={visitor.name ?? t('dashboard.visitor_anonymous')}
                meta={[
                  formatDate(`${visitor.last_day}T12:00:00Z`, now),
                  visitor.days > 1 && t('dashboard.visitor_days', { count: visitor.days }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
                to={visitor.url === null ? undefined : pathTo('candidate', { url: visitor.url })}
              />
            ))}
          </ul>
        )}
      </ListStates>
    </Section>
  );
}
