import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { accountsRoutes } from './accounts/routes';
import { adminRoutes } from './admin/routes';
import { agentsRoutes } from './agents/routes';
import { applicationsRoutes } from './applications/routes';
import { candidatesRoutes } from './candidates/routes';
import { chatRoutes } from './chat/routes';
import { companiesRoutes } from './companies/routes';
import { contentRoutes } from './content/routes';
import { cvRoutes } from './cv/routes';
import { dashboardRoutes } from './dashboard/routes';
import { interviewRoomPage, interviewsRoutes } from './interviews/routes';
import { jobsRoutes } from './jobs/routes';
import { membershipRoutes } from './membership/routes';
import { moderationRoutes } from './moderation/routes';
import { notificationsRoutes } from './notifications/routes';
import { demoPath } from './platform/demo/demo-paths';
import { screen } from './platform/screen-route';
import { questionsRoutes } from './questions/routes';
import { recommendationsRoutes } from './recommendations/routes';
import { roomPage, roomsRoutes } from './rooms/routes';

/** Every slice's screens, with the spec's full paths. A slice only adds its list here. */
const slices: RouteConfigEntry[] = [
  ...accountsRoutes,
  ...adminRoutes,
  ...contentRoutes,
  ...notificationsRoutes,
  ...applicationsRoutes,
  ...jobsRoutes,
  ...companiesRoutes,
  ...dashboardRoutes,
  ...cvRoutes,
  ...candidatesRoutes,
  ...agentsRoutes,
  ...questionsRoutes,
  ...recommendationsRoutes,
  ...chatRoutes,
  ...interviewsRoutes,
  ...membershipRoutes,
  ...moderationRoutes,
  ...roomsRoutes,
  screen('design', 'ui/design/design.page.tsx'),
];

/** The area of a screen follows from its path; guard and header follow from the area. */
const within = (area: string) => (entry: RouteConfigEntry) => entry.path === area || entry.path?.startsWith(`${area}/`);
const isSeeker = within('kandidat');
/** The spec's free rooms (2§2) belong to employers too, although their address is outside the area. */
const isEmployer = (entry: RouteConfigEntry) => within('virksomhed')(entry) || entry.path === 'Videostreaming';
/** The operators' area, without its sign-in. */
const isAdmin = (entry: RouteConfigEntry) => within('admin')(entry) && entry.path !== 'admin/login';
const isGuest = (entry: RouteConfigEntry) => !isSeeker(entry) && !isEmployer(entry) && !isAdmin(entry);

/** The same screen in the demo, whose visitor is not signed in. */
function inDemo(entry: RouteConfigEntry): RouteConfigEntry {
  const path = demoPath(`/${entry.path}`)?.slice(1);
  if (path === undefined) throw new Error(`"${entry.path}" is no screen of the demo.`);
  const isRoom = entry.file === roomPage || entry.file === interviewRoomPage;
  return route(path, isRoom ? 'rooms/demo/demo-room.page.tsx' : entry.file, { id: path });
}

export default [
  index('shell/home-redirect.ts', { id: 'start' }),
  screen('chooseLanguage', 'shell/choose-language.ts'),
  layout('shell/offline/offline-layout.tsx', [screen('offline', 'jobs/offline/offline.page.tsx')]),
  route('manifest/:name', 'shell/app-manifest.route.ts'),
  layout('shell/seeker-area.tsx', [
    layout('shell/seeker-layout.tsx', [...slices.filter(isSeeker), route('kandidat/*', 'shell/seeker-catch-all.ts')]),
  ]),
  layout('shell/employer-area.tsx', [
    layout('shell/employer-layout.tsx', [
      ...slices.filter(isEmployer),
      route('virksomhed/*', 'shell/employer-catch-all.ts'),
    ]),
  ]),
  layout('shell/admin-area.tsx', slices.filter(isAdmin)),
  layout('shell/demo/demo-area.tsx', slices.filter(within('virksomhed')).map(inDemo)),
  layout('shell/guest-layout.tsx', slices.filter(isGuest)),
  route('*', 'shell/home-redirect.ts', { id: 'elsewhere' }),
] satisfies RouteConfig;
