import { requireChromium, requireJourneyBrowser } from './chromium.ts';
import { checkConformance } from './conformance.ts';
import { firefoxJourneys, requireFirefox } from './firefox.ts';
import { prepareSampleData } from './product.ts';
import { runPlaywright, runVitest } from './runners.ts';
import { type Counts, finish, finishedSteps, gates, reportStep, runGate, sum } from './steps.ts';
import { timeLines } from './test-times.ts';
import { ensureWebBuild } from './web-build.ts';
import { requireWebKit, webkitJourneys } from './webkit.ts';

// npm test: all tests, each part also if an earlier one failed. The last line counts all tests of all runners; a gate is one test.
const counts: Counts[] = [];
for (const gate of gates) counts.push(await runGate(gate));
counts.push(await runVitest('unit and call tests', ['unit', 'web', 'api']));

const isBuilt = await attempt('web build', () => ensureWebBuild());
const hasBrowsers = await attempt('browsers', () => [requireChromium(), requireJourneyBrowser()]);
const hasWebKit = await attempt('WebKit', requireWebKit);
const hasFirefox = await attempt('Firefox', requireFirefox);
let removeSampleData = () => {};
const isReady = isBuilt && (await attempt('sample data', async () => (removeSampleData = await prepareSampleData())));
if (isReady && hasBrowsers) counts.push(await runPlaywright('browser journeys'));
if (isReady && hasWebKit) counts.push(await runPlaywright('journeys in WebKit', webkitJourneys));
if (isReady && hasFirefox) counts.push(await runPlaywright('journeys in Firefox', firefoxJourneys));
if (isReady) counts.push(await checkConformance());
removeSampleData();

const all = sum(counts);
for (const line of timeLines(finishedSteps, all.files)) console.log(line);
finish(all);

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
