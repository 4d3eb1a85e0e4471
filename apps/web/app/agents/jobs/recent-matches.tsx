import { getAgentById } from '@jobblik/contract/agents/agents.api';
import type { AgentHit, DashboardAgent } from '@jobblik/contract/agents/agents.schema';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { pathTo } from '@jobblik/contract/paths';
import { useQueries } from '@tanstack/react-query';
import { payText } from '../../jobs/index';
import { useUnread } from '../../notices';
import { callApi } from '../../platform/api/api';
import { callKey } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { ArrowLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import { jobScreens } from '../agent-screens';
import { reasonText } from './reason-text';
import s from './recent-matches.module.css';

/** Jobs and agents that are read for the dashboard; the agents' own pages have the others. */
const mostJobs = 3;
const mostAgents = 5;

interface RecentMatchesProps {
  /** At least one. */
  agents: readonly DashboardAgent[];
  /** Ads that fit them, each once. */
  found: number;
}

/** What a seeker's job agents have found that the seeker has not seen, the newest first; for the dashboard, live. */
export function RecentMatches({ agents, found }: RecentMatchesProps) {
  const t = useWords('agents');
  const unread = useUnread()?.unread_job_agent_cnt_arr;
  const newIn = ({ id, unread_count }: DashboardAgent) => (unread ? (unread[id] ?? 0) : unread_count);
  const withNew = agents.filter((agent) => newIn(agent) > 0).slice(0, mostAgents);
  const hits = useNewHits(withNew.map((agent) => ({ id: agent.id, count: newIn(agent) })));
  const [first] = withNew;
  if (!first) {
    return (
      <Section
        work
        title={
          <>
            {t('recent.none')} <span className={s.from}>{found > 0 && t('recent.found', { count: found })}</span>
          </>
        }
        aside={<ArrowLink to={jobScreens.list}>{t('recent.all')}</ArrowLink>}
      >
        <hr className={s.end} />
      </Section>
    );
  }
  const isOne = withNew.length === 1;
  const from = isOne ? t('recent.from', { title: first.title }) : t('recent.from_more', { count: withNew.length });
  return (
    <Section
      work
      title={
        <>
          {t('recent.title', { count: hits.length })} <span className={s.from}>{from}</span>
        </>
      }
      aside={<ArrowLink to={isOne ? jobScreens.result(first.id) : jobScreens.list}>{t('recent.all')}</ArrowLink>}
    >
      <ul className={s.rows}>
        {hits.slice(0, mostJobs).map((hit) => (
          <MatchRow key={hit.id} hit={hit} />
        ))}
      </ul>
    </Section>
  );
}

/** The new hits of agents without doubles, the newest first; `count` makes them be read again when more are found. */
function useNewHits(agents: readonly { id: number; count: number }[]): AgentHit[] {
  const answers = useQueries({
    queries: agents.map(({ id, count }) => {
      const input = { body: { agent_id: id } };
      return { queryKey: [...callKey(getAgentById, input), count], queryFn: () => callApi(getAgentById, input) };
    }),
  });
  const hits = answers.flatMap(({ data }) => data?.agent.agent_result ?? []).filter(({ is_new }) => is_new);
  const byId = new Map(hits.map((hit) => [hit.id, hit]));
  return [...byId.values()].toSorted((one, other) => other.found_at.localeCompare(one.found_at));
}

function MatchRow({ hit }: { hit: AgentHit }) {
  const t = useWords('agents');
  const pay = payText(hit.pay, useWords('jobs'));
  const [place] = hit.location;
  return (
    <li className={s.row}>
      <CompanyAvatar name={hit.company.name} src={hit.company.logo} size={40} />
      <div>
        <h3>
          <Link className="covers-row" to={pathTo('job', { job_id: hit.id, job_seo: hit.seo })}>
            <Written>{hit.title}</Written>
          </Link>
        </h3>
        <p>{[hit.company.name, place && placeLabel(place)].filter(Boolean).join(' · ')}</p>
      </div>
      <p className={s.reason}>
        <small>{t('recent.fits')} </small>
        {reasonText(hit.reason, t)}
      </p>
      <p className={s.pay}>
        {pay && (
          <>
            {pay.amount} <small>{pay.unit}</small>
          </>
        )}
      </p>
    </li>
  );
}
