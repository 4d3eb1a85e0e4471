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
  list: '/kandidat/agent/liste',
  create: '/kandidat/agent/Opret',
  edit: (id) => `/kandidat/agent/Redigere/${id}`,
  result: (id) => `/kandidat/agent/resultat/${id}`,
};

export const seekerScreens: AgentScreens = {
  words: 'seeker-agents',
  counter: 'unread_seeker_agent_cnt_arr',
  art: spyglass,
  list: '/virksomhed/agent/liste',
  create: '/virksomhed/agent/Opret',
  edit: (id) => `/virksomhed/agent/Rediger/${id}`,
  result: (id) => `/virksomhed/agent/resultat/${id}`,
};
