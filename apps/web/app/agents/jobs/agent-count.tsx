import { countAgentHits } from '@jobblik/contract/agents/agents.api';
import { useCall } from '../../platform/api/query';
import { jobScreens } from '../agent-screens';
import { type AgentValues, formOf, hasChosen } from '../agent-values';
import { FoundNow } from '../found-now';
import { useDebounced } from '../use-debounced';

/** Number of ads that the agent in the form matches now. Announced to screen readers when it changes. */
export function AgentCount({ values }: { values: AgentValues }) {
  // The name and the mail frequency do not change the hits, so they start no new request.
  const debounced = useDebounced({ ...values, title: '', frequency: 'daily' as const });
  const query = useCall(
    countAgentHits,
    { body: { agent: formOf(debounced) } },
    { enabled: hasChosen(debounced), keepPrevious: true },
  );
  return <FoundNow screens={jobScreens} chosen={hasChosen(values)} query={query} />;
}
