import { candidate } from '@jobblik/contract/candidates/cv-search.schema';
import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { seekerAgent, seekerAgentForm, seekerAgentWithResult } from './seeker-agents.schema.ts';

const ofAgent = z.object({ agent_id: id });

/** Every call but deleting requires a paid membership, else `membership_required` (403). */
export const getSeekerAgent = defineCall({
  method: 'GET',
  path: '/api/get_seeker_agent',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'The CV-match agents of the caller with the numbers of their hits, the last made first.',
  spec: '2§7',
  response: z.object({
    agents: z.array(seekerAgent),
    /** How many agents an employer may have. */
    most: z.number(),
  }),
  demo: 'reads',
  problems: ['membership_required'],
});

/** Refused with `agent_without_choice` (400) and `too_many_agents` (409). */
export const createSeekerAgent = defineCall({
  method: 'POST',
  path: '/api/create_seeker_agent',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Makes a CV-match agent; published CVs that fit are among its hits at once.',
  spec: '2§7',
  body: z.object({ agent: jsonText(seekerAgentForm) }),
  response: result.extend({ agent_id: z.number() }),
  demo: { result: 'success', agent_id: 0 },
  limit: { max: 60, seconds: 3600 },
  problems: ['too_many_agents', 'agent_without_choice', 'membership_required'],
});

export const getSeekerAgentById = defineCall({
  method: 'POST',
  path: '/api/get_seeker_agent_by_id',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'A CV-match agent of the caller.',
  spec: '2§7',
  body: ofAgent,
  response: z.object({ agent: seekerAgent }),
  demo: 'reads',
  limit: { max: 300, seconds: 60 },
  problems: ['not_found', 'membership_required'],
});

export const updateSeekerAgent = defineCall({
  method: 'POST',
  path: '/api/update_seeker_agent',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'Changes a CV-match agent; hits that no longer fit leave its list, CVs that now fit enter it.',
  spec: '2§7',
  body: z.object({ agent: jsonText(seekerAgentForm), agent_id: id }),
  response: result.extend({ agent_id: z.number() }),
  demo: { result: 'success', agent_id: 0 },
  limit: { max: 240, seconds: 3600 },
  problems: ['not_found', 'agent_without_choice', 'membership_required'],
});

export const deleteSeekerAgent = defineCall({
  method: 'POST',
  path: '/api/delete_seeker_agent',
  access: 'employer',
  summary: 'Deletes a CV-match agent and its hits; answers the agents that are left.',
  spec: '2§7',
  body: ofAgent,
  response: result.extend({ agents: z.array(seekerAgent) }),
  demo: { result: 'success', agents: [] },
  problems: ['not_found'],
});

export const getSeekerAgentResult = defineCall({
  method: 'POST',
  path: '/api/get_seeker_agent_result',
  access: 'employer',
  confirmedEmployers: true,
  summary: 'A CV-match agent of the caller with its hits and the reason for each.',
  spec: '2§7',
  body: ofAgent,
  response: z.object({ agent: seekerAgentWithResult }),
  demo: 'reads',
  limit: { max: 1200, seconds: 3600 },
  problems: ['not_found', 'membership_required'],
});

export const setSeekerAgentSeenStatus = defineCall({
  method: 'GET',
  path: '/api/set_seeker_agent_seen_status/:agent_id',
  access: 'employer',
  summary: 'Marks every hit of a CV-match agent as seen; the counters fall.',
  params: ofAgent,
  response: result,
  demo: { result: 'success' },
  unasked: true,
  problems: ['not_found'],
});

export const countSeekerAgentHits = defineCall({
  method: 'POST',
  path: '/api/count_seeker_agent_hits',
  access: 'employer',
  confirmedEmployers: true,
  summary:
    'Published CVs that an agent would find, before it is saved: how many, null while nothing is chosen, and the last changed.',
  body: z.object({ agent: jsonText(seekerAgentForm) }),
  response: z.object({ count: z.number().nullable(), newest: z.array(candidate).max(3) }),
  demo: 'reads',
  limit: { max: 600, seconds: 600 },
  problems: ['membership_required'],
});
