import { expect, test } from 'vitest';
import { demoPath, employerPath, isDemoPath } from './demo-paths';

test.each([
  ['/virksomhed/dashboard', '/demo/dashboard'],
  ['/virksomhed/interview/liste', '/demo/interview/list'],
  ['/virksomhed/cv/søg', '/demo/cv/search'],
  ['/virksomhed/cv/Vis/mette-holm', '/demo/cv/view/mette-holm'],
  ['/virksomhed/cv/gemte', '/demo/cv/saved'],
  ['/virksomhed/profil', '/demo/profile'],
  ['/virksomhed/indstillinger', '/demo/setting'],
  ['/virksomhed/transaktioner', '/demo/transaction'],
  ['/virksomhed/agent/liste', '/demo/agent/list'],
  ['/virksomhed/agent/resultat/7', '/demo/agent/result/7'],
  ['/virksomhed/agent/Opret', '/demo/agent/create'],
  ['/virksomhed/agent/Rediger/7', '/demo/agent/edit/7'],
  ['/virksomhed/job/check', '/demo/job/check'],
  ['/virksomhed/job/opret_job', '/demo/job/create'],
  ['/virksomhed/job/redigere_job/3/kok', '/demo/job/edit/3/kok'],
  ['/virksomhed/job/liste', '/demo/job/manage'],
  ['/virksomhed/job/anvendelse/3', '/demo/job/application/3'],
  ['/virksomhed/cstream/abc', '/demo/stream/abc'],
  ['/virksomhed/job/detalje/3/dashboard', '/demo/job/detalje/3/dashboard'],
  ['/virksomhed/beskedliste', '/demo/beskedliste'],
])('%s is %s in the demo, and back', (employer, demo) => {
  expect(demoPath(employer)).toBe(demo);
  expect(demoPath(encodeURI(employer))).toBe(demo);
  expect(employerPath(demo)).toBe(employer);
});

test.each(['/home', '/kandidat/dashboard', '/virksomhedsbranding', '/demo/dashboard', '/virksomhed'])(
  '%s has no other address in the demo',
  (path) => expect(demoPath(path)).toBeNull(),
);

test('an address outside the demo stays as it is', () => {
  expect(employerPath('/virksomhed/cv/s%C3%B8g')).toBe('/virksomhed/cv/s%C3%B8g');
  expect(employerPath('/demoer/x')).toBe('/demoer/x');
});

test.each([
  ['/demo/dashboard', true],
  ['/demo', true],
  ['/demoer', false],
  ['/home', false],
])('%s is in the demo: %s', (path, expected) => expect(isDemoPath(path)).toBe(expected));
