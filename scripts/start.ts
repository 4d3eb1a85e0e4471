import { ensureWebBuild } from './web-build.ts';

// npm start: builds what is missing and becomes the server. In this process, so that Ctrl-C and SIGTERM reach the one
// place that knows in which order to stop.
process.env.NODE_ENV ??= 'production';

// Until the server listens to signals itself, a signal ends the start; what was begun is ended with this process.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (process.listenerCount(signal) === 1) process.exit(1);
  });
}
try {
  await ensureWebBuild();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

await import('../apps/server/src/main.ts');
