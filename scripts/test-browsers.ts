import { firefoxJourneys, requireFirefox } from '../support/browsers/firefox.ts';
import { webkitJourneys } from '../support/browsers/webkit.ts';
import { prepareSampleData } from '../support/product.ts';
import { ensureWebBuild } from '../support/web-build.ts';
import { runFailedAgain, runJourneys } from './runners.ts';
import { finish, sum } from './steps.ts';

// npm run test:browsers: one journey for each role in the engines of Safari and Firefox; with `-- --project=firefox` all journeys
// in Firefox. Arguments are passed to Playwright.
requireFirefox();
await ensureWebBuild();
const removeSampleData = await prepareSampleData();
const chosen = process.argv.slice(2);
const runs =
  chosen.length > 0 ? [['--config=playwright.browsers.config.ts', ...chosen]] : [webkitJourneys, firefoxJourneys];
const journeys = [];
for (const args of runs) journeys.push(await runJourneys('journeys in other browsers', args));
const counts = await runFailedAgain(journeys);
removeSampleData();
finish(sum(counts));
