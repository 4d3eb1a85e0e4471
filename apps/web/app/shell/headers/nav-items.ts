import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import {
  type Icon,
  IconBriefcase,
  IconCalendar,
  IconFileText,
  IconHeart,
  IconHome,
  IconMessageCircle,
  IconSearch,
} from '@tabler/icons-react';
import { employerPath } from '../../platform/demo/demo-paths';
import type { WordKey } from '../../platform/words/i18n';

export interface NavItem {
  /** Key of the text in `shell.json`. */
  word: WordKey<'shell'>;
  to: string;
  /** Paths that also highlight the item, if they do not begin with `to`. */
  also?: readonly string[];
  icon?: Icon;
  /** Only with a paid and active plan (spec 2§2). */
  paid?: boolean;
  /** The counters whose sum is shown at the item; their texts are `count.{counter}`. */
  counters?: readonly NavCounter[];
}

export type NavCounter = keyof UnreadCounts &
  (
    | 'unread_message_cnt'
    | 'unread_job_agent_total_cnt'
    | 'unread_apply_total_cnt'
    | 'unread_seeker_agent_total_cnt'
    | 'job_seeker_interviews'
    | 'employer_ready_interviews'
    | 'employer_being_interviews'
  );

export const guestNav: readonly NavItem[] = [
  { word: 'nav.findJob', to: '/find/job', also: ['/job/', '/apply/'] },
  { word: 'nav.companies', to: '/virksomheder', also: ['/company/'] },
  { word: 'nav.videoCv', to: '/videopræsentation' },
  { word: 'nav.cvGuide', to: '/cv-vejledning' },
  { word: 'nav.forEmployers', to: '/smart-rekruttering' },
];

const seeker = {
  overview: { word: 'nav.overview', to: '/kandidat/dashboard', also: ['/kandidat/anbefalet'], icon: IconHome },
  cv: { word: 'nav.cv', to: '/kandidat/cv', also: ['/kandidat/mitcv', '/kandidat/video'], icon: IconFileText },
  findJob: {
    word: 'nav.findJob',
    to: '/find/job',
    also: ['/job/', '/apply/', '/company/', '/virksomheder'],
    icon: IconSearch,
  },
  agents: {
    word: 'nav.jobAgents',
    to: '/kandidat/agent/liste',
    also: ['/kandidat/agent/'],
    counters: ['unread_job_agent_total_cnt'],
  },
  calendar: {
    word: 'nav.interviews',
    to: '/kandidat/interview/liste',
    counters: ['job_seeker_interviews'],
  },
  savedJobs: { word: 'nav.savedJobs', to: '/kandidat/job/gemte', icon: IconHeart },
  applications: {
    word: 'nav.applications',
    to: '/kandidat/job/applikationer',
    also: ['/kandidat/job/generelle_spørgsmål', '/kandidat/job/ansøgningsdetalje', '/kandidat/job/fælles-svar-detalje'],
  },
  messages: {
    word: 'nav.messages',
    to: '/kandidat/beskedliste',
    also: ['/kandidat/besked'],
    icon: IconMessageCircle,
    counters: ['unread_message_cnt'],
  },
} satisfies Record<string, NavItem>;

export const seekerNav: readonly NavItem[] = [
  seeker.overview,
  seeker.cv,
  seeker.findJob,
  seeker.applications,
  seeker.calendar,
  seeker.agents,
  seeker.savedJobs,
];

export const seekerTabs: readonly NavItem[] = [
  seeker.overview,
  seeker.findJob,
  { ...seeker.savedJobs, word: 'nav.saved' },
  seeker.messages,
  seeker.cv,
];

export const seekerMenu: readonly NavItem[] = [
  seeker.messages,
  { word: 'menu.settings', to: '/kandidat/indstillinger' },
];

/** Used if the installation sells plans to seekers. */
export const seekerPlanMenu: readonly NavItem[] = [
  { word: 'menu.membership', to: '/kandidat/medlemskab/pakke', also: ['/kandidat/medlemskab/'] },
  { word: 'menu.transactions', to: '/kandidat/transaktioner' },
];

const employer = {
  overview: { word: 'nav.overview', to: '/virksomhed/dashboard', icon: IconHome },
  ads: {
    word: 'nav.ads',
    to: '/virksomhed/job/liste',
    also: ['/virksomhed/job/'],
    icon: IconBriefcase,
    counters: ['unread_apply_total_cnt'],
  },
  candidates: {
    word: 'nav.findCandidates',
    to: '/virksomhed/cv/søg',
    also: ['/virksomhed/cv/Vis'],
    icon: IconSearch,
  },
  interviews: {
    word: 'nav.interviews',
    to: '/virksomhed/interview/liste',
    icon: IconCalendar,
    paid: true,
    counters: ['employer_ready_interviews', 'employer_being_interviews'],
  },
  savedCvs: { word: 'nav.savedCvs', to: '/virksomhed/cv/gemte', icon: IconHeart },
  cvMatch: {
    word: 'nav.cvMatch',
    to: '/virksomhed/agent/liste',
    also: ['/virksomhed/agent/'],
    paid: true,
    counters: ['unread_seeker_agent_total_cnt'],
  },
  messages: {
    word: 'nav.messages',
    to: '/virksomhed/beskedliste',
    also: ['/virksomhed/besked'],
    icon: IconMessageCircle,
    counters: ['unread_message_cnt'],
  },
  profile: { word: 'menu.companyProfile', to: '/virksomhed/profil' },
} satisfies Record<string, NavItem>;

export const employerNav: readonly NavItem[] = [
  employer.overview,
  employer.ads,
  employer.candidates,
  employer.interviews,
  employer.savedCvs,
  employer.cvMatch,
];

/** The tabs of a phone; without a paid plan saved CVs replace the interviews. */
export function employerTabs(isPaid: boolean): readonly NavItem[] {
  return [
    employer.overview,
    employer.ads,
    { ...employer.candidates, word: 'nav.candidates' },
    isPaid ? employer.interviews : { ...employer.savedCvs, word: 'nav.saved' },
    employer.messages,
  ];
}

/** The employer's free room (spec 2§2), which the demo does not have. */
export const videoRoom: NavItem = { word: 'menu.videoRoom', to: '/Videostreaming' };

export const employerMenu: readonly NavItem[] = [
  employer.messages,
  videoRoom,
  employer.profile,
  { word: 'menu.settings', to: '/virksomhed/indstillinger' },
  { word: 'menu.prices', to: '/virksomhed/medlemskab/pakke', also: ['/virksomhed/medlemskab/'] },
  { word: 'menu.transactions', to: '/virksomhed/transaktioner' },
];

/** True if a path belongs to an item, also in the demo. Paths are percent-encoded. */
export function isCurrent(item: NavItem, path: string): boolean {
  const plain = employerPath(decodeURI(path));
  return (
    plain === item.to || plain.startsWith(`${item.to}/`) || (item.also ?? []).some((start) => plain.startsWith(start))
  );
}
