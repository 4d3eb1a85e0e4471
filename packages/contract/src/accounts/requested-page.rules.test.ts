import { expect, test } from 'vitest';
import { livePage, requestedPage, requestedPageLifetime } from './requested-page.rules.ts';

test.each([
  ['/virksomhed/job/check', 2, '/virksomhed/job/check'],
  ['/virksomhed/cv/s%C3%B8g?keyword=kok', 2, '/virksomhed/cv/s%C3%B8g?keyword=kok'],
  ['/virksomhed/medlemskab/pakke', 2, '/virksomhed/medlemskab/pakke'],
  ['/apply/12', 1, '/apply/12'],
  ['/job/12/kok-paa-broen?x=1#top', 1, '/job/12/kok-paa-broen?x=1'],
  ['/find/job?keyword=kok', 1, '/find/job?keyword=kok'],
  ['/kandidat/agent/Opret', 1, '/kandidat/agent/Opret'],
  // The other role's screens, and a seeker's form for an employer.
  ['/virksomhed/job/check', 1, undefined],
  ['/kandidat/mitcv', 2, undefined],
  ['/apply/12', 2, undefined],
  ['/virksomhed/dashboard', 9, undefined],
  // Screens that sign in or belong to a mailed link.
  ['/login?next=/x', 1, undefined],
  ['/bekraeft-email/abc', 1, undefined],
  ['/notifikation/stop/abc', 2, undefined],
  ['/api/logout', 1, undefined],
  ['/dev/outbox', 1, undefined],
  // Other sites.
  ['https://evil.example/kandidat/mitcv', 1, undefined],
  ['//evil.example/job/1', 1, undefined],
  ['/\\evil.example/job/1', 1, undefined],
  ['/\t/evil.example/job/1', 1, undefined],
  ['/job/1/../../..//evil.example', 1, undefined],
  ['/kandidat/../virksomhed/profil', 1, undefined],
  ['javascript:alert(1)', 1, undefined],
  [`/job/1/${'x'.repeat(500)}`, 1, undefined],
  ['', 1, undefined],
  [null, 1, undefined],
])('%s for an account of type %i leads to %s', (path, type, page) => {
  expect(requestedPage(path, type)).toBe(page);
});

test('a stored page is forgotten after a day', () => {
  const at = new Date('2026-11-29T10:00:00Z');
  const later = (ms: number) => new Date(at.getTime() + ms);
  const stored = { requestedPage: '/apply/12', requestedPageAt: at };
  expect(livePage(stored, later(requestedPageLifetime - 1))).toBe('/apply/12');
  expect(livePage(stored, later(requestedPageLifetime))).toBeNull();
  expect(livePage({ requestedPage: null, requestedPageAt: null }, at)).toBeNull();
});
