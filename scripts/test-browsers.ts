import { prepareSampleData } from './product.ts';
import { runPlaywright } from './runners.ts';
import { ensureWebBuild } from './web-build.ts';

// npm run test:browsers: journeys in the engines of Firefox and Safari. Further arguments go to Playwright.
await ensureWebBuild();
const removeSampleData = await prepareSampleData();
const args = ['--config=playwright.browsers.config.ts', ...process.argv.slice(2)];
const { passed, failed } = await runPlaywright('journeys in Firefox and WebKit', args);
removeSampleData();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
