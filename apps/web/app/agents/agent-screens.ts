import { pathTo } from '@jobblik/contract/paths';
import lighthouse from '../ui/brand/art/empty-lighthouse.svg?raw';
import spyglass from '../ui/brand/art/empty-spyglass.svg?raw';

/** Job agents and CV-match are the same screens with their own words, addresses and counters. */
export interface AgentScreens {
  /** Their words; both lists have the same keys. */
  words: 'agents' | 'seeker-agents';
  counter: 'unread_job_agent_cnt_arr' | 'unread_seeker_agent_cnt_arr';
  /** Drawing of an empty list. */
  art: string;
  list: string;
  create: string;
  edit: (id: number) => string;
  result: (id: number) => string;
}

export const jobScreens: AgentScreens = {
  words: 'agents',
  counter: 'unread_job_agent_cnt_arr',
  art: lighthouse,
  list: pathTo('agents', { area: 'kandidat' }),
  create: pathTo('createAgent', { area: 'kandidat' }),
  edit: (id) => pathTo('editJobAgent', { agent_id: id }),
  result: (id) => pathTo('agentResult', { area: 'kandidat', agent_id: id }),
};

export const seekerScreens: AgentScreens = {
  words: 'seeker-agents',
  counter: 'unread_seeker_agent_cnt_arr',
  art: spyglass,
  list: pathTo('agents', { area: 'virksomhed' }),
  create: pathTo('createAgent', { area: 'virksomhed' }),
  edit: (id) => pathTo('editCandidateAgent', { agent_id: id }),
  result: (id) => pathTo('agentResult', { area: 'virksomhed', agent_id: id }),
};
