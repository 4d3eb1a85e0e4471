import { completenessOf } from '@jobblik/contract/cv/cv-completeness.rules';
import { expect, test } from 'vitest';
import type { CvValues } from '../draft/cv-values';
import { type CvPart, isDone } from './cv-parts';

const empty = {
  first_name: 'Signe',
  last_name: 'Holm',
  about_me: '',
  cv_city: null,
  cv_wish: [],
  cv_category: [],
  cv_experience: [],
  cv_education: [],
  cv_skill: [],
  cv_language: [],
} as unknown as CvValues;

/** The part in which a step of the overview is done. */
const partOf: Partial<Record<string, CvPart>> = {
  about_me: 'about',
  cv_city: 'contact',
  cv_wish: 'wishes',
  cv_category: 'wishes',
  cv_experience: 'experience',
  cv_education: 'education',
  cv_skill: 'skills',
  cv_language: 'languages',
};

test.each<[string, Partial<CvValues>]>([
  ['nothing is written', {}],
  ['the profile text is two words', { about_me: '<p>Jeg bygger.</p>' }],
  ['there are two skills', { cv_skill: [{}, {}] as never }],
  ['a job is wished for, but no trade', { cv_wish: [{}] as never }],
  [
    'most is there',
    {
      cv_experience: [{}] as never,
      cv_wish: [{}] as never,
      cv_category: [{}] as never,
      about_me: 'Jeg bygger. '.repeat(9),
    },
  ],
])('what the overview asks for next is not ticked in the editor: %s', (_, change) => {
  const values = { ...empty, ...change } as CvValues;
  const { next } = completenessOf({ content: values, photo: true, document: true, videos: 1, published: true });
  const part = partOf[next ?? ''];
  expect(part && isDone(part, values, { hasPaper: true, hasVideo: true })).toBe(false);
});
