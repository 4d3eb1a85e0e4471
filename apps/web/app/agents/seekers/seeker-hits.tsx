import type { SeekerAgentWithResult } from '@jobblik/contract/agents/seeker-agents.schema';
import { getSavedResume } from '@jobblik/contract/candidates/candidates.api';
import { CandidateRow, CandidateRows } from '../../candidates/index';
import { useCall } from '../../platform/api/query';
import { chatPath } from '../../platform/chat-path';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { AgentHits, HitReason } from '../agent-hits';
import { seekerScreens } from '../agent-screens';
import { reasonText } from './seeker-reason';

interface SeekerHitsProps {
  agent: SeekerAgentWithResult;
  newIds: ReadonlySet<number>;
}

/** The candidates of an agent; each row leads to the CV, and to the conversation (spec 2§2). */
export function SeekerHits({ agent, newIds }: SeekerHitsProps) {
  const t = useWords('seeker-agents');
  const saved = useCall(getSavedResume).data;
  return (
    <AgentHits screens={seekerScreens} agent={agent} hits={agent.agent_result1} newCount={newIds.size}>
      {(shown) => (
        <CandidateRows label={t('result.label')}>
          {shown.map((hit) => (
            <CandidateRow
              key={hit.user_id}
              candidate={hit}
              heart={saved ? saved.some(({ resume_user_id }) => resume_user_id === hit.user_id) : hit.heart}
              note={
                <HitReason screens={seekerScreens} reason={reasonText(hit.reason, t)} isNew={newIds.has(hit.user_id)} />
              }
              action={
                !hit.anonymous && (
                  <Link to={chatPath('virksomhed', hit.user_id)} className="nowrap">
                    {t('result.write')}
                    <span className="hidden-visually"> {t('result.write_to', { name: hit.first_name })}</span>
                  </Link>
                )
              }
            />
          ))}
        </CandidateRows>
      )}
    </AgentHits>
  );
}
