import { beforeEach, expect, it } from 'vitest';
import { readOwnDrafts, textsIn } from './read-own-drafts';

beforeEach(() => localStorage.clear());

it('reads a person’s own drafts only', async () => {
  localStorage.setItem('draft:7/chat-3', JSON.stringify('Hej, hvornår begynder I?'));
  localStorage.setItem('draft:apply-42', JSON.stringify({ owner: 7, message: '<p>Kære Birgitte</p>', uuid: 'a-b' }));
  localStorage.setItem(
    'draft:7/job-new',
    JSON.stringify({ values: { title: 'Kok til kroen' }, base: { title: 'en anden' } }),
  );
  localStorage.setItem('draft:7/profile', JSON.stringify({ zip: '9000' }));
  localStorage.setItem('draft:8/chat-3', JSON.stringify('Ikke til dig'));
  localStorage.setItem('draft:apply-43', JSON.stringify({ owner: 8, message: 'Heller ikke' }));
  expect(await readOwnDrafts(7)).toEqual([
    { subject: 'chat-3', texts: ['Hej, hvornår begynder I?'] },
    { subject: 'job-new', texts: ['Kok til kroen'] },
    { subject: 'apply-42', texts: ['Kære Birgitte'] },
  ]);
});

it.each([
  [{ a: ['to ord', { b: 'to ord' }], c: 7, d: null, e: '2026-11-23' }, ['to ord']],
  ['<p>Første</p><p>Anden</p>', ['Første\nAnden']],
  [undefined, []],
])('finds the texts in %j', (value, texts) => {
  expect(textsIn(value)).toEqual(texts);
});
