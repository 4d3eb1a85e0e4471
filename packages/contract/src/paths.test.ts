import { describe, expect, it } from 'vitest';
import { isIn, paths, pathTo, screenAreaOf, startOf } from './paths.ts';

describe('pathTo', () => {
  it.each([
    ['a screen without parameters', pathTo('findJob'), '/find/job'],
    [
      'parameters',
      pathTo('applicants', { job_id: 12, page_from: 'dashboard' }),
      '/virksomhed/job/detalje/12/dashboard',
    ],
    ['an optional parameter', pathTo('job', { job_id: 7, job_seo: 'kok-8000-Aarhus' }), '/job/7/kok-8000-Aarhus'],
    ['none of it', pathTo('job', { job_id: 7 }), '/job/7'],
    ['an area', pathTo('transactions', { area: 'kandidat' }), '/kandidat/transaktioner'],
    ['a value with signs of addresses', pathTo('resetPassword', { token: 'a/b?c#d' }), '/ResetPassword/a%2Fb%3Fc%23d'],
    ['Danish letters of a value', pathTo('blogPost', { blog_id: 3, blog_seo: 'sådan' }), '/blog/3/s%C3%A5dan'],
    [
      'Danish letters of the specification',
      pathTo('commonAnswers', { ask_id: 4 }),
      '/kandidat/job/fælles-svar-detalje/4',
    ],
  ])('makes %s', (_what, made, address) => {
    expect(made).toBe(address);
  });
});

it('gives each screen an address of its own', () => {
  const patterns = Object.values(paths);
  expect(new Set(patterns).size).toBe(patterns.length);
});

it('names the start of an address before its first parameter', () => {
  expect(startOf('job')).toBe('/job/');
  expect(startOf('findJob')).toBe('/find/job');
});

it('knows the area of an account and of an address', () => {
  expect([1, 2, 9, undefined].map(screenAreaOf)).toEqual(['kandidat', 'virksomhed', 'kandidat', 'kandidat']);
  expect(isIn('virksomhed', '/virksomhed/profil')).toBe(true);
  expect(isIn('virksomhed', '/virksomheder')).toBe(false);
});
