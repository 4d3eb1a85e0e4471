import { jobCard } from '@jobblik/contract/jobs/jobs.schema';
import { defineCall, jsonText } from '@jobblik/contract/kernel/call';
import { id, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { agentForm, jobAgent, jobAgentWithResult } from './agents.schema.ts';

const agentList = z.object({
  agents: z.array(jobAgent),
  /** How many agents a person may have. */
  most: z.number(),
});

export const getAgent = defineCall({
  method: 'GET',
  path: '/api/get_agent',
  access: 'seeker',
  summary: 'The job agents of the caller with the numbers of their hits, the last made first.',
  spec: '1§7',
  response: agentList,
});

/** Refused with `agent_without_choice` (400) and `too_many_agents` (409). */
export const createAgent = defineCall({
  method: 'POST',
  path: '/api/create_agent',
  access: 'seeker',
  summary: 'Makes a job agent; live ads that fit are among its hits at once.',
  spec: '1§7',
  body: z.object({ agent: jsonText(agentForm) }),
  response: result.extend({ agent_id: z.number() }),
  limit: { max: 60, seconds: 3600 },
  problems: ['too_many_agents', 'agent_without_choice'],
});

export const getAgentById = defineCall({
  method: 'POST',
  path: '/api/get_agent_by_id',
  access: 'seeker',
  summary: 'A job agent of the caller with its hits and the reason for each.',
  spec: '1§7',
  body: z.object({ agent_id: id }),
  response: z.object({ agent: jobAgentWithResult }),
  limit: { max: 300, seconds: 60 },
  problems: ['not_found'],
});

export const updateAgent = defineCall({
  method: 'POST',
  path: '/api/update_agent',
  access: 'seeker',
  summary: 'Changes a job agent; hits that no longer fit leave its list, live ads that now fit enter it.',
  spec: '1§7',
  body: z.object({ agent: jsonText(agentForm), agent_id: id }),
  response: result.extend({ agent_id: z.number() }),
  limit: { max: 240, seconds: 3600 },
  problems: ['not_found', 'agent_without_choice'],
});

export const deleteAgent = defineCall({
  method: 'POST',
  path: '/api/delete_agent',
  access: 'seeker',
  summary: 'Deletes a job agent and its hits; answers the agents that are left.',
  spec: '1§7',
  body: z.object({ agent_id: id }),
  response: result.extend({ agents: z.array(jobAgent) }),
  problems: ['not_found'],
});

export const setJobAgentSeenStatus = defineCall({
  method: 'GET',
  path: '/api/set_job_agent_seen_status/:agent_id',
  access: 'seeker',
  summary: 'Marks every hit of an agent as seen; the counters fall.',
  spec: '1§7',
  params: z.object({ agent_id: id }),
  response: result,
  problems: ['not_found'],
});

export const countAgentHits = defineCall({
  method: 'POST',
  path: '/api/count_agent_hits',
  access: 'seeker',
  summary:
    'Live ads that an agent would find, before it is saved: how many, null while nothing is chosen, and the newest.',
  body: z.object({ agent: jsonText(agentForm) }),
  response: z.object({ count: z.number().nullable(), newest: z.array(jobCard).max(3) }),
  limit: { max: 600, seconds: 600 },
});

const stopToken = z.object({ token: z.string().max(200) });

/**
 * One click (RFC 8058): mail programs post here without a session; the token in the path is the right to do so. What the body says
 * (`List-Unsubscribe=One-Click`) does not matter.
 */
export const stopAgentMails = defineCall({
  method: 'POST',
  path: '/api/stop_agent_mails/:token',
  access: 'guest',
  summary: 'Stops the mails of all job agents of a person. The agents go on finding jobs.',
  params: stopToken,
  response: result,
  limit: { max: 60, seconds: 60 },
  problems: ['not_found'],
});

export const openStopPage = defineCall({
  method: 'GET',
  path: '/api/stop_agent_mails/:token',
  access: 'guest',
  summary: 'Sends anybody who opens the address of a mail to the page that asks before it stops anything.',
  params: stopToken,
  response: z.unknown(),
});
