import { type Icon, IconBriefcase, IconFileText, IconHeart, IconHome, IconMessageCircle } from '@tabler/icons-react';

export interface NavItem {
  /** Key of the word in `shell.json`. */
  word: string;
  to: string;
  /** Paths that also light the item, when they do not begin with `to`. */
  also?: readonly string[];
  icon?: Icon;
  /** Only with a paid and active plan (spec 2§2). */
  paid?: boolean;
}

export const guestNav: readonly NavItem[] = [
  { word: 'nav.findJob', to: '/find/job', also: ['/job/', '/apply/'] },
  { word: 'nav.companies', to: '/home#virksomheder', also: ['/company/'] },
  { word: 'nav.videoCv', to: '/videopræsentation' },
  { word: 'nav.cvGuide', to: '/cv-vejledning' },
  { word: 'nav.forEmployers', to: '/smart-rekruttering' },
];

export const seekerNav: readonly NavItem[] = [
  { word: 'nav.overview', to: '/kandidat/dashboard' },
  { word: 'nav.cv', to: '/kandidat/cv', also: ['/kandidat/mitcv', '/kandidat/video'] },
  { word: 'nav.findJob', to: '/find/job', also: ['/job/', '/apply/', '/company/'] },
  { word: 'nav.calendar', to: '/kandidat/interview/liste' },
  { word: 'nav.jobAgents', to: '/kandidat/agent/liste', also: ['/kandidat/agent/'] },
  { word: 'nav.savedJobs', to: '/kandidat/job/gemte' },
];

export const seekerTabs: readonly NavItem[] = [
  { word: 'nav.overview', to: '/kandidat/dashboard', icon: IconHome },
  { word: 'nav.findJob', to: '/find/job', also: ['/job/', '/apply/', '/company/'], icon: IconBriefcase },
  { word: 'nav.saved', to: '/kandidat/job/gemte', icon: IconHeart },
  { word: 'nav.messages', to: '/kandidat/besked', icon: IconMessageCircle },
  { word: 'nav.cv', to: '/kandidat/cv', also: ['/kandidat/mitcv', '/kandidat/video'], icon: IconFileText },
];

export const seekerMenu: readonly NavItem[] = [
  { word: 'menu.applications', to: '/kandidat/job/applikationer' },
  { word: 'menu.settings', to: '/kandidat/indstillinger' },
  { word: 'menu.prices', to: '/kandidat/medlemskab/pakke' },
  { word: 'menu.transactions', to: '/kandidat/transaktioner' },
];

export const employerNav: readonly NavItem[] = [
  { word: 'nav.overview', to: '/virksomhed/dashboard' },
  { word: 'nav.ads', to: '/virksomhed/job/liste', also: ['/virksomhed/job/'] },
  { word: 'nav.findCandidates', to: '/virksomhed/cv/søg', also: ['/virksomhed/cv/Vis'] },
  { word: 'nav.interviews', to: '/virksomhed/interview/liste', paid: true },
  { word: 'nav.savedCvs', to: '/virksomhed/cv/gemte' },
  { word: 'nav.cvMatch', to: '/virksomhed/agent/liste', also: ['/virksomhed/agent/'], paid: true },
];

export const employerMenu: readonly NavItem[] = [
  { word: 'menu.companyProfile', to: '/virksomhed/profil' },
  { word: 'menu.settings', to: '/virksomhed/indstillinger' },
  { word: 'menu.prices', to: '/virksomhed/medlemskab/pakke' },
  { word: 'menu.transactions', to: '/virksomhed/transaktioner' },
];

/** True when a path belongs to an item. Paths arrive percent-encoded. */
export function isCurrent(item: NavItem, path: string): boolean {
  const plain = decodeURI(path);
  return (
    plain === item.to || plain.startsWith(`${item.to}/`) || (item.also ?? []).some((start) => plain.startsWith(start))
  );
}
