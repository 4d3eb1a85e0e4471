import { defineCall } from '@jobblik/contract/kernel/call';
import { candidateDashboardAnswer } from './dashboard.schema.ts';

export const candidateDashboard = defineCall({
  method: 'GET',
  path: '/api/candidate_dashboard',
  access: 'seeker',
  summary: 'What the dashboard shows: files, agents, interviews, how complete the CV is and who saw it when.',
  spec: '1§3',
  response: candidateDashboardAnswer,
  limit: { max: 300, seconds: 60 },
  problems: ['not_found'],
});
