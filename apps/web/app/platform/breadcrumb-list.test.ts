import { expect, it } from 'vitest';
import { z } from 'zod';
import { breadcrumbList } from './breadcrumb-list';

/** Google's requirements for a BreadcrumbList: two steps or more, numbered from 1, each with a name and an absolute address. */
const googleBreadcrumbs = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int(),
        name: z.string().min(1),
        item: z.url({ protocol: /^https?$/ }).refine((address) => /^[\x21-\x7e]+$/.test(address), 'encoded'),
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, at) => position === at + 1), 'numbered from 1'),
});

const page = { publicUrl: 'https://jobblik.test', path: '/job/7/Kok-på-Ærø' };

it('is valid for Google, the page itself last', () => {
  const list = breadcrumbList(
    [
      { label: 'Find job', to: '/find/job' },
      { label: 'Kok', to: '/find/job?job_category=mad%26drikke' },
      { label: 'Kok' },
    ],
    page,
  );
  expect(googleBreadcrumbs.safeParse(list).error?.issues ?? []).toEqual([]);
  expect(list).toMatchObject({
    itemListElement: [
      { name: 'Find job', item: 'https://jobblik.test/find/job' },
      { item: 'https://jobblik.test/find/job?job_category=mad%26drikke' },
      { name: 'Kok', item: 'https://jobblik.test/job/7/Kok-p%C3%A5-%C3%86r%C3%B8' },
    ],
  });
});
