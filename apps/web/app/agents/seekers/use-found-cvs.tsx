import { countSeekerAgentHits } from '@jobblik/contract/agents/seeker-agents.api';
import { CandidateAvatar, candidatePath, useCandidateName } from '../../candidates/index';
import { useCall } from '../../platform/api/query';
import { Link } from '../../platform/link';
import { usePageSettings } from '../../platform/page-settings';
import { type FoundNow, FoundRow } from '../found-now';
import { useDebounced } from '../use-debounced';
import { formOf, hasChosen, type SeekerValues } from './seeker-values';

/** Candidates that the agent in the form matches now: how many, and those who changed their CV last. */
export function useFoundCvs(values: SeekerValues): FoundNow {
  const { ageFilters } = usePageSettings();
  const nameOf = useCandidateName();
  // The name and the mail frequency do not change the hits, so they start no new request.
  const debounced = useDebounced({ ...values, name: '', frequency: 'daily' as const });
  const query = useCall(
    countSeekerAgentHits,
    { body: { agent: formOf(debounced) } },
    { enabled: hasChosen(debounced, ageFilters), keepPrevious: true },
  );
  const rows = query.data?.newest.map((candidate) => (
    <FoundRow
      key={candidate.user_id}
      picture={<CandidateAvatar candidate={candidate} />}
      name={<Link to={candidatePath(candidate)}>{nameOf(candidate)}</Link>}
      note={[candidate.headline, candidate.place && `${candidate.place.zip} ${candidate.place.name}`]
        .filter(Boolean)
        .join(' · ')}
    />
  ));
  return { chosen: hasChosen(values, ageFilters), query, rows };
}
