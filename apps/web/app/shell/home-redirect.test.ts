import { expect, it } from 'vitest';
import { loader } from './home-redirect';

const answer = (path: string) => loader({ request: new Request(`http://localhost${path}`) });

it.each([
  '/ads.txt',
  '/llms.txt',
  '/.well-known/x',
  '/.well-known/security.txt',
  '/assets/gone.js',
  '/assets/gone',
  '/wp-login.php',
])('%s is not found', (path) => expect(answer(path).status).toBe(404));

it.each(['/', '/job', '/kandidat/ukendt', '/hvad-er-det?fil=a.txt', '/Find/Job'])('%s leads home', (path) => {
  expect([answer(path).status, answer(path).headers.get('location')]).toEqual([302, '/home']);
});
