import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const agentsRoutes: RouteConfigEntry[] = [
  route('kandidat/agent/liste', 'agents/jobs/agent-list.page.tsx'),
  route('kandidat/agent/Opret', 'agents/jobs/agent-create.page.tsx'),
  route('kandidat/agent/Redigere/:agent_id', 'agents/jobs/agent-edit.page.tsx'),
  route('kandidat/agent/resultat/:agent_id', 'agents/jobs/agent-result.page.tsx'),
  route('virksomhed/agent/liste', 'agents/seekers/seeker-list.page.tsx'),
  route('virksomhed/agent/Opret', 'agents/seekers/seeker-create.page.tsx'),
  route('virksomhed/agent/Rediger/:agent_id', 'agents/seekers/seeker-edit.page.tsx'),
  route('virksomhed/agent/resultat/:agent_id', 'agents/seekers/seeker-result.page.tsx'),
  route('jobagent/stop/:token', 'agents/jobs/stop-mails.page.tsx'),
  route('cv-match/stop/:token', 'agents/seekers/stop-cv-mails.page.tsx'),
];
