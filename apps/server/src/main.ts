import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lazily } from '@jobblik/contract/kernel/lazily';
import type { Logger } from 'pino';
import { connect } from './platform/db/db.ts';
import { migrate } from './platform/db/migrate.ts';
import { describeError } from './platform/describe-error.ts';
import { publicUrl, readSettings, SettingError, type Settings } from './platform/env.ts';
import { createLog, logProcess } from './platform/log.ts';
import { outboxPath } from './platform/mail/outbox.routes.ts';
import { DatabaseStartError, startEmbeddedPostgres } from './platform/postgres/index.ts';
import { settingWarnings } from './platform/setting-warnings.ts';

const webFolder = fileURLToPath(new URL('../../web', import.meta.url));

/** Functions that close the opened resources, in order of opening; called once, in reverse order. */
const opened: (() => Promise<void>)[] = [];

const closeAll = lazily(async () => {
  for (const close of opened.reverse()) await close();
});

/** Aborts the start with one line about the error. */
async function giveUp(line: string): Promise<never> {
  process.stderr.write(`jobblik: ${line}\n`);
  await closeAll();
  process.exit(1);
}

/** The line for an error that the person who starts the server can fix; undefined for other errors. */
function ownersFault(error: unknown): string | undefined {
  if (error instanceof SettingError || error instanceof DatabaseStartError) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE')
    return `port ${'port' in error ? error.port : ''} is in use; choose another with PORT or SOCKET_PORT`;
  if (error.code === 'EADDRNOTAVAIL' && 'address' in error)
    return `LISTEN_HOST: this machine has no address ${error.address}`;
  if (error.code === 'EACCES' && 'port' in error) return `port ${error.port} may not be opened by this user`;
  if (error.code === 'ECONNREFUSED' || error.code === 'ENOTFOUND')
    return `DATABASE_URL: no database answers (${error.message})`;
  return undefined;
}

async function openDatabase(env: Settings, log: Logger): Promise<string> {
  const running = env.DATABASE_URL ?? env.EMBEDDED_DATABASE_URL;
  if (running) return running;
  const postgres = await startEmbeddedPostgres({
    dataDir: env.DATA_DIR,
    log: (line) => log.debug(line),
    onFailedRestart: (error) => log.error(error.message),
  });
  opened.push(() => postgres.stop());
  return postgres.url;
}

function webOf(env: Settings): { build?: string; sources?: string } {
  if (env.NODE_ENV === 'development') return { sources: webFolder };
  return existsSync(`${webFolder}/build/server/index.js`) ? { build: `${webFolder}/build` } : {};
}

async function main(): Promise<void> {
  const env = readSettings(process.env);
  const log = createLog(env.LOG_LEVEL);
  logProcess(log, () => process.exit(1));
  for (const warning of settingWarnings(env)) log.warn(warning);
  const databaseUrl = await openDatabase(env, log);
  await migrate(databaseUrl);
  // Loading the slices takes seconds: a wrong setting or a missing database is told before.
  const { createApp } = await import('./app.ts');
  const { loadSampleData, sampleAccounts, sampleOperator } = await import('./demo/index.ts');
  const { seedLookups } = await import('./lookups/setup.ts');
  const { db, close } = connect(databaseUrl, { max: 2 });
  await seedLookups(db).finally(close);
  const app = await createApp({ env, databaseUrl, log, web: webOf(env) });
  opened.push(() => app.close());
  await app.startWork();
  if (env.SAMPLE_DATA) await loadSampleData(app.services);
  await app.listen();
  announce(env, env.OUTBOX_PAGE ? [...sampleAccounts, sampleOperator] : sampleAccounts);
  // The first pages have priority.
  setTimeout(
    () => app.warmUp().catch((error) => log.warn({ err: error }, 'something could not be loaded ahead')),
    3_000,
  ).unref();
}

function announce(env: Settings, sampleAccounts: readonly { email: string; password: string; what: string }[]): void {
  const lines = ['', `  Jobblik runs at ${publicUrl(env)}`];
  if (env.SAMPLE_DATA)
    lines.push(
      '  Sample accounts:',
      ...sampleAccounts.map(({ email, password, what }) => `    ${email} / ${password}  (${what})`),
    );
  if (env.OUTBOX_PAGE) lines.push(`  Mails are kept at ${publicUrl(env)}${outboxPath}`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void closeAll().then(() => process.exit(0)));
}

main().catch(async (error: unknown) => {
  const line = ownersFault(error);
  if (line === undefined) process.stderr.write(`${JSON.stringify(describeError(error), undefined, 2)}\n`);
  await giveUp(line ?? 'the start failed, see above');
});
