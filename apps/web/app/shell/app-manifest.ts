import { type Language, languages } from '@jobblik/contract/kernel/language';
import { userType } from '@jobblik/contract/kernel/session';
import { areas, pathTo } from '@jobblik/contract/paths';
import type { PageSettings } from '../platform/page-settings';
import type { Words } from '../platform/words/i18n';

/** The role whose screens the shortcuts of the installed app open; guests have a job seeker's. */
export type AppRole = 'seeker' | 'employer';

/** Address of the manifest for a page's language and person. */
export function manifestPath({ lang, session }: Pick<PageSettings, 'lang' | 'session'>): string {
  return `/manifest/${lang}-${session?.ttl === userType.employer ? 'employer' : 'seeker'}.webmanifest`;
}

/** Language and role of a manifest from its file name; undefined for any other name. */
export function readManifestName(name: string | undefined): { language: Language; role: AppRole } | undefined {
  const [, lang, role] = /^([a-z]{2})-(seeker|employer)\.webmanifest$/.exec(name ?? '') ?? [];
  const language = languages.find((one) => one === lang);
  return language && { language, role: role === 'employer' ? 'employer' : 'seeker' };
}

const icon = (name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome' = 'any') => ({
  src: `/icons/${name}.png`,
  type: 'image/png',
  sizes: `${size}x${size}`,
  purpose,
});

/** The web app manifest (W3C), with which browsers install Jobblik. */
export function appManifest(t: Words<'shell'>, language: Language, role: AppRole) {
  const area = areas[role];
  const shortcuts = [
    { name: t('nav.findJob'), url: pathTo('findJob') },
    role === 'employer'
      ? { name: t('nav.ads'), url: pathTo('ownAds') }
      : { name: t('nav.applications'), url: pathTo('ownApplications') },
    { name: t('nav.messages'), url: pathTo('conversations', { area }) },
  ];
  return {
    // The same id for every language and role: one app.
    id: pathTo('home'),
    start_url: pathTo('home'),
    scope: '/',
    name: t('app.name'),
    short_name: 'Jobblik',
    description: t('app.description'),
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    categories: ['business', 'productivity'],
    background_color: '#fbfaf7',
    theme_color: '#fbfaf7',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      icon('icon-192', 192),
      icon('icon-512', 512),
      icon('maskable-192', 192, 'maskable'),
      icon('maskable-512', 512, 'maskable'),
      icon('badge-96', 96, 'monochrome'),
    ],
    shortcuts: shortcuts.map((shortcut) => ({ ...shortcut, icons: [icon('icon-192', 192)] })),
  };
}
