import type { DashboardAgent } from '@jobblik/contract/cv/cv-pages.schema';
import { IconChevronRight } from '@tabler/icons-react';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router';
import { useUnread } from '../../notices';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Badge } from '../../ui/feedback/badge';
import { ArrowLink, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import s from './dashboard.module.css';

/** Job agents with what is new in each, live. */
export function DashboardAgents({ agents }: { agents: readonly DashboardAgent[] }) {
  const t = useWords('cv');
  const unread = useUnread()?.unread_job_agent_cnt_arr;
  return (
    <Section
      work
      title={t('dashboard.agents.title')}
      aside={agents.length > 0 && <ArrowLink to="/kandidat/agent/liste">{t('dashboard.agents.all')}</ArrowLink>}
    >
      {agents.length === 0 ? (
        <Quiet title={t('dashboard.agents.empty')} text={t('dashboard.agents.empty_text')}>
          <ButtonLink to="/kandidat/agent/Opret">{t('dashboard.agents.create')}</ButtonLink>
        </Quiet>
      ) : (
        <ul className={s.rows}>
          {agents.map((agent) => {
            const newCount = unread?.[agent.id] ?? agent.unread_count;
            return (
              <Row
                key={agent.id}
                to={`/kandidat/agent/resultat/${agent.id}`}
                title={agent.title}
                meta={t('dashboard.agents.hits', { count: agent.result_count })}
              >
                {newCount > 0 ? (
                  <Badge tone="info">{t('dashboard.agents.fresh', { count: newCount })}</Badge>
                ) : (
                  <span className="small muted">{t('dashboard.agents.no_fresh')}</span>
                )}
              </Row>
            );
          })}
        </ul>
      )}
    </Section>
  );
}

/** The piece of the applications slice that lists those sent last; the shell hands it in. */
export type ApplicationList = ComponentType<{ empty: ReactNode }>;

/** The applications sent last, and the way to all of them. */
export function DashboardApplications({ List }: { List: ApplicationList }) {
  const t = useWords('cv');
  const none = (
    <Quiet title={t('dashboard.applications.empty')} text={t('dashboard.applications.empty_text')}>
      <ButtonLink to="/find/job">{t('dashboard.applications.find')}</ButtonLink>
    </Quiet>
  );
  return (
    <Section
      work
      title={t('dashboard.applications.title')}
      aside={<ArrowLink to="/kandidat/job/applikationer">{t('dashboard.applications.all')}</ArrowLink>}
    >
      <Suspense fallback={null}>
        <List empty={none} />
      </Suspense>
    </Section>
  );
}

interface RowProps {
  /** Absent where there is no screen to go to. */
  to?: string;
  title: string;
  meta: string;
  children: ReactNode;
}

/** A line of the dashboard's lists; all of it leads there. */
export function Row({ to, title, meta, children }: RowProps) {
  return (
    <li className={s.row}>
      <div className={s.rowText}>
        {to === undefined ? (
          <span className="strong">{title}</span>
        ) : (
          <Link className="covers-row" to={to}>
            {title}
          </Link>
        )}
        <p>{meta}</p>
      </div>
      {children}
      {to !== undefined && (
        <span className={s.sign}>
          <Icon of={IconChevronRight} size={18} />
        </span>
      )}
    </li>
  );
}

/** A list with nothing in it, in the quiet hand of a dashboard. */
export function Quiet({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  return (
    <div className={s.quiet}>
      <div>
        <p>{title}</p>
        {text && <p className="small text-2">{text}</p>}
      </div>
      {children}
    </div>
  );
}
