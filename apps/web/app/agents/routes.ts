import { type RouteConfigEntry, route } from '@react-router/dev/routes';

export const agentsRoutes: RouteConfigEntry[] = [
  route('kandidat/agent/liste', 'agents/agent-list.page.tsx'),
  route('kandidat/agent/Opret', 'agents/agent-create.page.tsx'),
  route('kandidat/agent/Redigere/:agent_id', 'agents/agent-edit.page.tsx'),
  route('kandidat/agent/resultat/:agent_id', 'agents/agent-result.page.tsx'),
  route('jobagent/stop/:token', 'agents/stop-mails.page.tsx'),
];
