import { ensureWebBuild } from '../support/web-build.ts';

// npm run build: the web app for production, unless its build is up to date.
try {
  await ensureWebBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
