import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';

/** Lighthouse's category scores out of 100, and its metrics for a slow phone: milliseconds, and layout shift as a score. */
export interface Verdict {
  performance: number;
  accessibility: number;
  practice: number;
  seo: number;
  paint: number;
  blocking: number;
  shift: number;
}

/**
 * One Lighthouse run over a page with the default settings: mobile, simulated slow 4G, in a separate browser.
 * @throws Error with Lighthouse's message when the page could not be measured.
 */
export async function judgePage(url: string, browserPath: string, flags: readonly string[]): Promise<Verdict> {
  const profile = mkdtempSync(join(tmpdir(), 'jobblik-lighthouse-'));
  const browser = spawn(browserPath, [
    ...flags,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${profile}`,
    'about:blank',
  ]);
  try {
    const result = await lighthouse(url, { port: await debuggingPort(browser), output: 'json', logLevel: 'error' });
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      practice: score('best-practices'),
      seo: score('seo'),
      paint: value('largest-contentful-paint'),
      blocking: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
    };
  } finally {
    const ended = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** The debugging port that Chromium prints at the start. */
function debuggingPort({ stderr, pid }: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    stderr?.on('data', (data: Buffer) => {
      output += data;
      const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    stderr?.once('close', () => reject(new Error(`Chromium (${pid}) ended: ${output}`)));
  });
}
