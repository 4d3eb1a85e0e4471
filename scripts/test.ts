import { requireChromium, requireJourneyBrowser } from '../support/browsers/chromium.ts';
import { firefoxJourneys, requireFirefox } from '../support/browsers/firefox.ts';
import { requireWebKit, webkitJourneys } from '../support/browsers/webkit.ts';
import { requireMediaServers } from '../support/media-servers.ts';
import { prepareSampleData } from '../support/product.ts';
import { requireRedis } from '../support/redis.ts';
import { ensureWebBuild } from '../support/web-build.ts';
import { checkConformance } from './conformance.ts';
import { countPlanned, type JourneyRun, runFailedAgain, runJourneys, runVitest } from './runners.ts';
import { type Counts, finish, finishedSteps, gates, reportStep, runGate, sum } from './steps.ts';
import { timeLines } from './test-times.ts';

// npm test: all tests, each part also if an earlier one failed. The last line counts all tests of all runners; a gate is one test.
// A whole run keeps every core busy with several tests at a time.
process.env.TEST_PATIENCE ??= '4';

const counts: Counts[] = [];
for (const gate of gates) counts.push(await runGate(gate));

// Everything that is installed comes before the tests, whose time is limited.
const missing = new Map(
  [
    lookFor('Chromium', () => [requireChromium(), requireJourneyBrowser()]),
    lookFor('WebKit', requireWebKit),
    lookFor('Firefox', requireFirefox),
  ].flatMap(({ name, reason }) => (reason === undefined ? [] : [[name, reason] as const])),
);
await attempt('servers beside ours', () => [requireRedis(), requireMediaServers()]);

counts.push(await runVitest('unit and call tests', ['unit', 'web', 'web-alone', 'api']));

const isBuilt = await attempt('web build', () => ensureWebBuild());
let removeSampleData = () => {};
const isReady = isBuilt && (await attempt('sample data', async () => (removeSampleData = await prepareSampleData())));
const journeys: JourneyRun[] = [];
if (isReady) {
  await runIn('Chromium', 'browser journeys', []);
  await runIn('WebKit', 'journeys in WebKit', webkitJourneys);
  await runIn('Firefox', 'journeys in Firefox', firefoxJourneys);
  counts.push(await checkConformance());
  counts.push(...(await runFailedAgain(journeys)));
}
removeSampleData();

const all = sum(counts);
for (const line of timeLines(finishedSteps, all.files)) console.log(line);
finish(all);

/** Runs journeys in a browser; those in one that cannot be had are counted as skipped. */
async function runIn(browser: string, name: string, args: readonly string[]): Promise<void> {
  const reason = missing.get(browser);
  if (reason === undefined) journeys.push(await runJourneys(name, args));
  else counts.push({ passed: 0, failed: 0, skipped: [{ name: browser, tests: await countPlanned(args), reason }] });
}

/** Finds a browser or installs it. `reason` says why it cannot be had. */
function lookFor(name: string, require: () => unknown): { name: string; reason?: string } {
  const start = performance.now();
  try {
    require();
    reportStep(name, true, start);
    return { name };
  } catch (error) {
    reportStep(name, false, start);
    return { name, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Runs a preparation of the next parts, counted as one test. @returns whether it succeeded; prints the error */
async function attempt(name: string, work: () => unknown): Promise<boolean> {
  const start = performance.now();
  try {
    await work();
    counts.push({ passed: 1, failed: 0 });
    reportStep(name, true, start);
    return true;
  } catch (error) {
    counts.push({ passed: 0, failed: 1 });
    reportStep(name, false, start);
    console.log(error instanceof Error ? error.message : error);
    return false;
  }
}
