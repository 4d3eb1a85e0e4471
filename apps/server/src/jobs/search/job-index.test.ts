import { expect, test } from 'vitest';
import { expectSameRows } from '../../../test/same-rows.ts';
import { flag } from '../../platform/search/attributes.ts';
import { packingOf } from '../../platform/search/rows/packing.ts';
import type { JobRow } from '../jobs.tables.ts';
import { jobAttributes, jobIndex } from './job-index.ts';

const values = {
  jobType: 5,
  remote: 3,
  payShown: true,
  company: 7,
  published: new Date('2026-05-20T10:00:00Z'),
  liveUntil: new Date('2026-06-20T10:00:00Z'),
  deadline: '2026-06-01',
  categories: [11, 12],
  places: [8000],
  shift: [1, 3],
  work: [2],
  unskilled: true,
  underage: false,
  student: true,
  english: true,
};

test.each([1, 2, 16, 17, 40])('ads can get %i further flags, which the previous release ignores', (count) => {
  const names = Array.from({ length: count }, (_, at) => `more${at}`);
  const more = packingOf({ ...jobAttributes, ...Object.fromEntries(names.map((name) => [name, flag(3)])) });
  const now = packingOf(jobAttributes);
  const all = { ...values, ...Object.fromEntries(names.map((name) => [name, true])) };
  const [before] = now.unpack(now.pack(1, values));
  const [after] = more.unpack(more.pack(1, all));
  expect(now.unpack(more.pack(1, all)).next().value).toEqual(before);
  expect(after?.values).toEqual(before?.values);
  expect(after?.bits[0]).toBe(before?.bits[0]);
  const ones = (after?.bits.slice(1) ?? []).map((bits) => bits.toString(2)).join('');
  expect(ones).toBe('1'.repeat(count));
});

const posted = new Date('2026-05-20T10:00:00Z');

/** An ad with values for all parts of the index. */
const ad: JobRow = {
  id: 1,
  userId: 1,
  companyId: 7,
  uuid: null,
  takenDownAt: null,
  hiddenAt: null,
  companyTakenDown: false,
  title: 'Lager- og logistikmedarbejder',
  seo: 'lager-og-logistikmedarbejder',
  companyName: 'Fynsk Lager ApS',
  companyWebsite: null,
  url: null,
  isRedirect: false,
  realUrl: null,
  descriptionHtml: '<p>Du pakker varer.</p>',
  description: 'Du pakker varer.',
  teaser: 'Du pakker varer.',
  contactPerson: 'Bo Dahl',
  contactEmail: null,
  contactPhone: null,
  address: null,
  cityIds: [8000, 5000],
  categoryIds: [101, 205],
  skillIds: [1, 2],
  typedSkills: ['Truckcertifikat'],
  experience: 2,
  managementExperience: true,
  educationId: 3,
  jobTypeId: 2,
  jobStartDate: '2026-06-15',
  jobDeadlineDate: '2026-06-01',
  payFrom: 15_000,
  payTo: 18_000,
  payUnit: 'hour',
  payHidden: false,
  remote: 'hybrid',
  remoteDays: 2,
  hoursPerWeek: 37,
  isActive: true,
  waitsForEmail: false,
  waitsForReview: false,
  increased: false,
  questions: [],
  displayOrder: 0,
  logoFileId: null,
  descriptionFileId: null,
  publishedAt: posted,
  endsAt: new Date('2026-06-20T10:00:00Z'),
  createdAt: posted,
  updatedAt: posted,
  deletedAt: null,
  closedAt: null,
  filled: false,
};

/** Phrases of ads that fulfil a wish, and some that negate it; not needed for every new pattern of `wishes.ts`. */
const sayings = [
  'Der er ingen krav om uddannelse. Stillingen kræver ingen særlig uddannelse. Uddannelse er ikke et krav.',
  'Du behøver ikke være uddannet. Ufaglærte er velkomne. Uddannelse er et krav.',
  'Uden særlig erfaring. Erfaring er ikke nødvendig. Vi lærer dig op. Kurser hos os. No experience needed.',
  'Du er ude hele dagen. Du arbejder ude i al slags vejr. Alt slags vejr. Udendørsarbejde i det fri.',
  'Fast nathold. Nattevagter. Mellem kl. 22 og 6. Kl. 3 om natten. Ingen nattevagter.',
  'Tirsdag aften. Aftenhold. Til kl. 21. Ingen aftenarbejde.',
  'Hver anden weekend. Lørdage og søndage. Aldrig weekend.',
  'Arbejdssproget er engelsk. Dansk eller engelsk. Vi taler engelsk med hinanden. English is our language.',
  'The working language is English. No Danish. You will join our team.',
  'To hjemmedage om ugen. Hjemmekontor. Du arbejder hjemmefra. Remote. Fjernarbejde.',
  'Kost og logi. Bolig følger med. Værelse kan lejes. Vi stiller en bolig. Accommodation.',
  'Er du under 18 år? Fra 13 til 17 år. Du er 15-17 år. Ungarbejder. Fritidsjob. Du skal være fyldt 18 år.',
  'Studiejob. Studentermedhjælp. Student assistant. Working student. For studerende. Ved siden af dit studie.',
  'Du studerer til ingeniør. Du læser på universitetet, eller studerer.',
  'Sæsonarbejde. I høsten. Fra april til oktober. I sommerferien.',
  'Pædagogmedhjælper i vuggestue. SFO. Skolebørn. Barnepige. Babysitter. Au pair. Du arbejder med små børn.',
  'Børn og unge. Børn fra 3 år. Kindergarten. Ingen børnehave.',
  'Plejehjem og hjemmepleje. Ældre borgere. Du hjælper de ældre. Sosu-hjælper. Elderly care. Vores ældre end 20 år.',
  'Kørekort B. Kørekort kategori C. Chauffør, CE. Kategori C/E. Kørekort til kategori D.',
];

const ads: readonly JobRow[] = [
  ad,
  ...sayings.flatMap((saying) => saying.split(/(?<=[.?])\s/u)).map((description) => ({ ...ad, description })),
  { ...ad, title: 'Studentermedhjælper', companyName: null, cityIds: [], categoryIds: [], typedSkills: [] },
  { ...ad, remote: 'full', payHidden: true, jobDeadlineDate: null },
  { ...ad, remote: 'none', payFrom: null, payTo: null, payUnit: null, jobTypeId: 5 },
  { ...ad, isActive: false },
  { ...ad, companyName: 'Salon Odense' },
];

test('the same ads give the same rows as long as the version is the same', () => {
  const documents = [
    ...ads.map((job) => ({ job, companyName: 'Fynsk Lager', isActive: true })),
    { job: { ...ad }, companyName: null, isActive: false },
  ];
  expectSameRows(jobIndex, {
    attributes: jobAttributes,
    documents,
    file: 'jobs/search/job-index.ts',
    version: 9,
    hash: '527d238cecbb6490ec891f01e2fafe354af45002',
  });
});

test('rows of the first releases, whose versions were sums, have the oldest versions', () => {
  expect(jobIndex.version).toBeGreaterThan(7);
});
