import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { expect, test } from 'vitest';
import { emptySearch } from '../search/search-address';
import { feedPath, searchFeed } from './search-feed';

const site = 'https://jobblik.test';
const now = new Date('2026-11-20T10:00:00Z');
const job = {
  id: 7,
  seo: 'Kok-&-bager-5000-Syddanmark',
  title: 'Kok & bager <5000>',
  company: { company_id: 3, name: 'Havnens "Køkken"', logo: null },
  location: [{ name: 'Odense C' }],
  teaser: 'Vi laver mad.\u0000',
  created_at: '2026-11-19T08:00:00.000Z',
} as unknown as JobCard;

const feed = (jobs: JobCard[], search = emptySearch) =>
  searchFeed({ search, jobs, title: 'Job', publicUrl: site, now });
const parse = (text: string) => {
  const xml = new DOMParser().parseFromString(text, 'application/xml');
  expect(xml.querySelector('parsererror')).toBeNull();
  return xml;
};

test('the address of a feed has the filters without order and page', () => {
  const search = { ...emptySearch, keyword: 'kok', type: [1], sort: 3, page: 4, size: 40, map: true };
  expect(feedPath(search)).toBe('/find/job/feed?keyword=kok&type=1');
  expect(feedPath(emptySearch)).toBe('/find/job/feed');
});

/** Elements that RFC 4287 requires of a feed and of an entry. */
const required = { feed: ['id', 'title', 'updated'], entry: ['id', 'title', 'updated'] } as const;

test('a feed has what Atom requires, with texts of any characters', () => {
  const xml = parse(feed([job], { ...emptySearch, keyword: 'kok & bager' }));
  const root = xml.documentElement;
  const entry = xml.querySelector('entry');
  const own = (parent: Element | null, name: string) =>
    [...(parent?.children ?? [])].filter((child) => child.localName === name);
  for (const name of required.feed) expect(own(root, name), name).toHaveLength(1);
  for (const name of required.entry) expect(own(entry, name), name).toHaveLength(1);
  expect(own(root, 'author').length + own(entry, 'author').length).toBeGreaterThan(0);
  expect(own(root, 'link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')])).toEqual([
    ['self', `${site}/find/job/feed?keyword=kok+%26+bager`],
    ['alternate', `${site}/find/job?keyword=kok+%26+bager`],
  ]);
  expect(own(entry, 'title')[0]?.textContent).toBe('Kok & bager <5000>, Havnens "Køkken", Odense C');
  expect(own(entry, 'id')[0]?.textContent).toBe(`${site}/job/7/Kok-%26-bager-5000-Syddanmark`);
  expect(own(entry, 'summary')[0]?.textContent).toBe('Vi laver mad.');
});

test('a feed is as new as its newest ad, and one without hits is a feed as well', () => {
  expect(parse(feed([job])).querySelector('feed > updated')?.textContent).toBe('2026-11-19T08:00:00.000Z');
  const none = parse(feed([]));
  expect(none.querySelector('feed > updated')?.textContent).toBe(now.toISOString());
  expect(none.querySelectorAll('entry')).toHaveLength(0);
});
