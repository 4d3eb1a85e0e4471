import type { UnreadCounts } from '@jobblik/contract/notices/unread';
import { pathTo, startOf } from '@jobblik/contract/paths';
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
  { word: 'nav.findJob', to: pathTo('findJob'), also: [startOf('job'), startOf('apply')] },
  { word: 'nav.companies', to: pathTo('companies'), also: [startOf('company')] },
  { word: 'nav.videoCv', to: pathTo('videoGuide') },
  { word: 'nav.cvGuide', to: pathTo('cvGuide') },
  { word: 'nav.forEmployers', to: pathTo('forEmployers') },
];

const seeker = {
  overview: {
    word: 'nav.overview',
    to: pathTo('dashboard', { area: 'kandidat' }),
    also: [pathTo('recommendedJobs')],
    icon: IconHome,
  },
  cv: { word: 'nav.cv', to: pathTo('cv'), also: [pathTo('ownCv'), pathTo('cvVideo')], icon: IconFileText },
  findJob: {
    word: 'nav.findJob',
    to: pathTo('findJob'),
    also: [startOf('job'), startOf('apply'), startOf('company'), pathTo('companies')],
    icon: IconSearch,
  },
  agents: {
    word: 'nav.jobAgents',
    to: pathTo('agents', { area: 'kandidat' }),
    also: ['/kandidat/agent/'],
    counters: ['unread_job_agent_total_cnt'],
  },
  calendar: {
    word: 'nav.interviews',
    to: pathTo('calendar', { area: 'kandidat' }),
    counters: ['job_seeker_interviews'],
  },
  savedJobs: { word: 'nav.savedJobs', to: pathTo('savedJobs'), icon: IconHeart },
  applications: {
    word: 'nav.applications',
    to: pathTo('ownApplications'),
    also: [pathTo('generalQuestions'), startOf('applicationAnswers'), startOf('commonAnswers')],
  },
  messages: {
    word: 'nav.messages',
    to: pathTo('conversations', { area: 'kandidat' }),
    also: [pathTo('conversation', { area: 'kandidat' })],
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
  { word: 'menu.settings', to: pathTo('settings', { area: 'kandidat' }) },
];

/** Used if the installation sells plans to seekers. */
export const seekerPlanMenu: readonly NavItem[] = [
  { word: 'menu.membership', to: pathTo('plans', { area: 'kandidat' }), also: ['/kandidat/medlemskab/'] },
  { word: 'menu.transactions', to: pathTo('transactions', { area: 'kandidat' }) },
];

const employer = {
  overview: { word: 'nav.overview', to: pathTo('dashboard', { area: 'virksomhed' }), icon: IconHome },
  ads: {
    word: 'nav.ads',
    to: pathTo('ownAds'),
    also: ['/virksomhed/job/'],
    icon: IconBriefcase,
    counters: ['unread_apply_total_cnt'],
  },
  candidates: {
    word: 'nav.findCandidates',
    to: pathTo('searchCvs'),
    also: [startOf('candidate')],
    icon: IconSearch,
  },
  interviews: {
    word: 'nav.interviews',
    to: pathTo('calendar', { area: 'virksomhed' }),
    icon: IconCalendar,
    paid: true,
    counters: ['employer_ready_interviews', 'employer_being_interviews'],
  },
  savedCvs: { word: 'nav.savedCvs', to: pathTo('savedCvs'), icon: IconHeart },
  cvMatch: {
    word: 'nav.cvMatch',
    to: pathTo('agents', { area: 'virksomhed' }),
    also: ['/virksomhed/agent/'],
    paid: true,
    counters: ['unread_seeker_agent_total_cnt'],
  },
  messages: {
    word: 'nav.messages',
    to: pathTo('conversations', { area: 'virksomhed' }),
    also: [pathTo('conversation', { area: 'virksomhed' })],
    icon: IconMessageCircle,
    counters: ['unread_message_cnt'],
  },
  profile: { word: 'menu.companyProfile', to: pathTo('companyProfile') },
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
export const videoRoom: NavItem = { word: 'menu.videoRoom', to: pathTo('freeRoom') };

export const employerMenu: readonly NavItem[] = [
  employer.messages,
  videoRoom,
  employer.profile,
  { word: 'menu.settings', to: pathTo('settings', { area: 'virksomhed' }) },
  { word: 'menu.prices', to: pathTo('plans', { area: 'virksomhed' }), also: ['/virksomhed/medlemskab/'] },
  { word: 'menu.transactions', to: pathTo('transactions', { area: 'virksomhed' }) },
];

/** True if a path belongs to an item, also in the demo. Paths are percent-encoded. */
export function isCurrent(item: NavItem, path: string): boolean {
  const plain = employerPath(decodeURI(path));
  return (
    plain === item.to || plain.startsWith(`${item.to}/`) || (item.also ?? []).some((start) => plain.startsWith(start))
  );
}
