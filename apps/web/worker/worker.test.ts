import { expect, it } from 'vitest';
import { assetsOf, languageOf, ownPath, strategyOf } from './worker.rules.ts';

const origin = 'https://jobblik.dk';

it.each([
  ['GET', 'no-cors', '/assets/vendor-4f2a.js', 'asset'],
  ['GET', 'cors', '/assets/inter-1b2c.woff2', 'asset'],
  ['GET', 'navigate', '/home', 'page'],
  ['GET', 'navigate', '/kandidat/dashboard', 'page'],
  ['GET', 'navigate', '/offline?job=3', 'page'],
  ['POST', 'navigate', '/sprog', 'none'],
  ['GET', 'navigate', '/api/auth/linkedin', 'network'],
  ['GET', 'cors', '/api/get_saved_jobs/6/1', 'none'],
  ['GET', 'navigate', '/files/abc', 'network'],
  ['GET', 'cors', '/home.data', 'none'],
  ['GET', 'cors', '/__manifest?p=/home', 'none'],
  ['GET', 'no-cors', '/icons/icon-192.png', 'none'],
  ['GET', 'no-cors', 'https://js.stripe.com/assets/x.js', 'none'],
])('%s %s %s: %s', (method, mode, path, strategy) => {
  expect(strategyOf({ method, mode, url: new URL(path, origin).href, origin })).toBe(strategy);
});

it('finds every file that a page needs, each once', () => {
  const html = `<!DOCTYPE html><html data-x="1" lang="en" data-y><head><link rel="later" href="/assets/base-1a.js"/>
    <link rel="stylesheet" href="/assets/look-2b.css"/></head><body><template id="words" data-lists="offline shell"></template>
    <script type="later">import "/assets/manifest-3c.js";import * as r from "/assets/base-1a.js";</script>`;
  const words = {
    'en/jobs': '/assets/jobs-en.js',
    'en/offline': '/assets/offline-en.js',
    'en/ui': '/assets/ui-en.js',
    'da/jobs': '/assets/jobs-da.js',
  };
  expect(languageOf(html)).toBe('en');
  expect(assetsOf(html, words)).toEqual([
    '/assets/base-1a.js',
    '/assets/look-2b.css',
    '/assets/manifest-3c.js',
    '/assets/offline-en.js',
    '/assets/ui-en.js',
    '/assets/jobs-en.js',
  ]);
});

it.each([
  ['/kandidat/besked?want_chat_user=3', '/kandidat/besked?want_chat_user=3'],
  ['//evil.example/x', '/'],
  ['/\\evil.example/x', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('a push message with %j opens %s', (link, path) => {
  expect(ownPath(link)).toBe(path);
});
