import { prepareSampleData } from './product.ts';
import { runPlaywright } from './runners.ts';
import { ensureWebBuild } from './web-build.ts';
import { webkitJourneys } from './webkit.ts';

// npm run test:browsers: journeys in Safari's engine, or with `-- --project=firefox` in Firefox. Arguments go to Playwright.
await ensureWebBuild();
const removeSampleData = await prepareSampleData();
const chosen = process.argv.slice(2);
const args = chosen.length > 0 ? ['--config=playwright.browsers.config.ts', ...chosen] : webkitJourneys;
const { passed, failed } = await runPlaywright('journeys in other browsers', args);
removeSampleData();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
