import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Services } from '../services.ts';
import { registerSitemap, type SitemapSource } from './sitemap.ts';

const app = Fastify();
afterEach(() => app.close());

it('a file that several readers ask for at the same time is made once, and one file at a time', async () => {
  const open = Promise.withResolvers<void>();
  const read: number[] = [];
  let running = 0;
  let mostRunning = 0;
  const source: SitemapSource = {
    name: 'jobs',
    parts: async () => [{ number: 1 }, { number: 2 }],
    async read(_services, part) {
      read.push(part);
      running += 1;
      mostRunning = Math.max(mostRunning, running);
      await open.promise;
      running -= 1;
      return [{ path: `/job/${part}` }];
    },
  };
  registerSitemap(app, { services: {} as Services, publicUrl: 'http://jobblik.test', sources: [source] });
  const paths = ['/sitemap/jobs-1.xml', '/sitemap/jobs-1.xml', '/sitemap/jobs-2.xml', '/sitemap/jobs-3.xml'];
  const answers = Promise.all(paths.map((path) => app.inject(path)));
  await expect.poll(() => read).toEqual([1]);
  open.resolve();
  expect((await answers).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404]);
  expect(read).toEqual([1, 2]);
  expect(mostRunning).toBe(1);
  expect((await app.inject('/sitemap/jobs-1.xml')).body).toContain('http://jobblik.test/job/1');
  expect(read).toEqual([1, 2, 1]);
});
