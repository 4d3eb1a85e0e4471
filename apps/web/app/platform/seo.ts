import { perLocale } from '@jobblik/contract/kernel/language';
import { textStart } from '@jobblik/contract/kernel/text-start.rules';
import type { MetaDescriptor } from 'react-router';
import { type Matches, publicUrl } from './words/matches';

export interface Seo {
  title: string;
  /** Cut between words if it is longer than search engines show. */
  description?: string | undefined;
  /** Comma separated or a list. */
  keywords?: string | readonly string[] | undefined;
  /** Path of the page's canonical address, with a leading slash. Absent: none. */
  path?: string | undefined;
  /** Path of the page's social card, a picture of {@link cardSize}; the product's own if absent. */
  image?: string | undefined;
  type?: 'website' | 'article' | 'profile' | undefined;
  /** Kept out of search engines: personal pages, expired ads. */
  hidden?: boolean | undefined;
  /** Path of a feed (Atom) with the page's items, and its name. */
  feed?: { path: string; title: string } | undefined;
  /** schema.org objects; written with `<` escaped so that no text can end the script. */
  jsonLd?: object | readonly object[] | undefined;
}

const siteName = 'Jobblik';
/** Length of a description that search engines show, in characters. */
const longestDescription = 160;
/** Size of every social card in pixels. */
const cardSize = { width: 1200, height: 630 } as const;
const ogLocale = perLocale((locale) => locale.replace('-', '_'));

/**
 * Tags for a route's `meta`: `export const meta = ({loaderData, matches}) => seo(matches, {...})`. Canonical, Open Graph and
 * Twitter tags are made from the same values.
 */
export function seo(matches: Matches, page: Seo): MetaDescriptor[] {
  const site = publicUrl(matches);
  const title = page.title.includes(siteName) ? page.title : `${page.title} | ${siteName}`;
  const url = page.path === undefined ? undefined : absolute(site, page.path);
  const image = absolute(site, page.image ?? '/icons/social.png');
  const description = page.description && textStart(page.description, longestDescription);
  const keywords = Array.isArray(page.keywords) ? page.keywords.join(', ') : page.keywords;
  const jsonLd = page.jsonLd === undefined ? [] : Array.isArray(page.jsonLd) ? page.jsonLd : [page.jsonLd];
  return [
    { title },
    ...named('name', 'description', description),
    ...named('name', 'keywords', keywords as string | undefined),
    ...(page.hidden ? named('name', 'robots', 'noindex') : []),
    ...(url ? [{ tagName: 'link', rel: 'canonical', href: url }] : []),
    ...named('property', 'og:site_name', siteName),
    ...named('property', 'og:locale', ogLocale()),
    ...named('property', 'og:type', page.type ?? 'website'),
    ...named('property', 'og:title', page.title),
    ...named('property', 'og:description', description),
    ...named('property', 'og:url', url),
    ...named('property', 'og:image', image),
    ...named('property', 'og:image:type', 'image/png'),
    ...named('property', 'og:image:width', String(cardSize.width)),
    ...named('property', 'og:image:height', String(cardSize.height)),
    ...named('property', 'og:image:alt', page.title),
    ...named('name', 'twitter:card', 'summary_large_image'),
    ...named('name', 'twitter:title', page.title),
    ...named('name', 'twitter:description', description),
    ...named('name', 'twitter:image', image),
    ...named('name', 'twitter:image:alt', page.title),
    ...(page.feed ? [feedLink(site, page.feed)] : []),
    ...jsonLd.map((object) => ({ 'script:ld+json': object as Record<string, never> })),
  ];
}

function feedLink(site: string, { path, title }: { path: string; title: string }): MetaDescriptor {
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: absolute(site, path) };
}

function named(kind: 'name' | 'property', name: string, content: string | undefined): MetaDescriptor[] {
  return content ? [{ [kind]: name, content } as MetaDescriptor] : [];
}

function absolute(site: string, path: string): string {
  return /^https?:/.test(path) ? path : site + path;
}
