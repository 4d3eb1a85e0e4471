import { ensureWebBuild } from '../support/web-build.ts';

// npm start: builds what is missing and starts the server. In this process, so that Ctrl-C and SIGTERM reach the code that shuts
// down in order.
process.env.NODE_ENV ??= 'production';

// Until the server handles signals, a signal ends the start and its child processes.
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
