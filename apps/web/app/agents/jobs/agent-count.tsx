import { countAgentHits } from '@jobblik/contract/agents/agents.api';
import { useCall } from '../../platform/api/query';
import { jobScreens } from '../agent-screens';
import { type AgentValues, formOf, hasChosen } from '../agent-values';
import { FoundNow } from '../found-now';
import { useSettled } from '../use-settled';

/** What the job agent would find as it stands, told again whenever it changes. */
export function AgentCount({ values }: { values: AgentValues }) {
  // What the name is and how often mails come does not change what is found.
  const asked = useSettled({ ...values, title: '', frequency: 'daily' as const });
  const query = useCall(
    countAgentHits,
    { body: { agent: formOf(asked) } },
    { enabled: hasChosen(asked), keepPrevious: true },
  );
  return <FoundNow screens={jobScreens} chosen={hasChosen(values)} query={query} />;
}
