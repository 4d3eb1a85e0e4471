import { countAgentHits } from '@jobblik/contract/agents/agents.api';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { jobPath } from '../../jobs/index';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { CompanyAvatar } from '../../ui/media/picture';
import { Written } from '../../ui/text/written';
import { type AgentValues, formOf, hasChosen } from '../agent-values';
import { type FoundNow, FoundRow } from '../found-now';
import { useDebounced } from '../use-debounced';

/** Ads that the agent in the form matches now: how many, and the newest. */
export function useFoundAds(values: AgentValues): FoundNow {
  // The name and the mail frequency do not change the hits, so they start no new request.
  const debounced = useDebounced({ ...values, title: '', frequency: 'daily' as const });
  const query = useCall(
    countAgentHits,
    { body: { agent: formOf(debounced) } },
    { enabled: hasChosen(debounced), keepPrevious: true },
  );
  const rows = query.data?.newest.map((job) => (
    <FoundRow
      key={job.id}
      picture={<CompanyAvatar id={job.company.company_id} name={job.company.name} src={job.company.logo} size={40} />}
      name={
        <Link to={jobPath(job)}>
          <Written>{job.title}</Written>
        </Link>
      }
      note={[job.company.name, job.location[0] && placeLabel(job.location[0])].filter(Boolean).join(' · ')}
    />
  ));
  return { chosen: hasChosen(values), query, rows };
}
