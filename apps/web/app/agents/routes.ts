import type { RouteConfigEntry } from '@react-router/dev/routes';
import { screen, screenOf } from '../platform/screen-route';

export const agentsRoutes: RouteConfigEntry[] = [
  screenOf('kandidat', 'agents', 'agents/jobs/agent-list.page.tsx'),
  screenOf('kandidat', 'createAgent', 'agents/jobs/agent-create.page.tsx'),
  screen('editJobAgent', 'agents/jobs/agent-edit.page.tsx'),
  screenOf('kandidat', 'agentResult', 'agents/jobs/agent-result.page.tsx'),
  screenOf('virksomhed', 'agents', 'agents/seekers/seeker-list.page.tsx'),
  screenOf('virksomhed', 'createAgent', 'agents/seekers/seeker-create.page.tsx'),
  screen('editCandidateAgent', 'agents/seekers/seeker-edit.page.tsx'),
  screenOf('virksomhed', 'agentResult', 'agents/seekers/seeker-result.page.tsx'),
  screen('stopJobMails', 'agents/jobs/stop-mails.page.tsx'),
  screen('stopCandidateMails', 'agents/seekers/stop-cv-mails.page.tsx'),
];
