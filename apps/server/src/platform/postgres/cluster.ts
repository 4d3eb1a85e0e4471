import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { runAs, writePrivate } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { Home } from './home.ts';
import type { Profile } from './settings.ts';
import { DatabaseStartError, reasonOf } from './start-error.ts';

const majorVersion = '18';
const secretsShape = z.object({ superuser: z.string().min(1), application: z.string().min(1) });

/** Passwords of the two roles: `postgres`, which only this driver uses, and the product's role. */
export type Secrets = z.infer<typeof secretsShape>;

/** Configuration file inside the cluster that {@link openCluster}'s `postgresql.conf` includes. */
export const configurationFile = 'jobblik.conf';

/** Creates the cluster when there is none, and refuses one that this server cannot use. */
export async function openCluster(home: Home, binaries: Binaries, profile: Profile): Promise<Secrets> {
  if (existsSync(home.cluster)) {
    checkVersion(home);
    return readSecrets(home);
  }
  const secrets = { superuser: password(), application: password() };
  writePrivate(home.account, secretsFile(home), JSON.stringify(secrets));
  await createCluster(home, binaries, profile, secrets);
  return secrets;
}

const password = () => randomBytes(24).toString('base64url');
const secretsFile = (home: Home) => join(home.folder, 'secrets.json');

function damaged(home: Home, what: string): DatabaseStartError {
  return new DatabaseStartError(
    `The database in ${home.folder} is damaged: ${what}. Restore it from a backup, or remove that folder to begin with an empty database.`,
  );
}

function checkVersion(home: Home): void {
  const file = join(home.cluster, 'PG_VERSION');
  if (!existsSync(file)) throw damaged(home, 'cluster/PG_VERSION is missing');
  const version = readFileSync(file, 'utf8').trim();
  if (version === majorVersion) return;
  throw new DatabaseStartError(
    `The database in ${home.folder} was made by PostgreSQL ${version || '?'}, this server has PostgreSQL ${majorVersion}: move the data over, or set another DATA_DIR.`,
  );
}

function readSecrets(home: Home): Secrets {
  try {
    return secretsShape.parse(JSON.parse(readFileSync(secretsFile(home), 'utf8')));
  } catch (error) {
    throw damaged(
      home,
      `secrets.json cannot be read (${error instanceof z.ZodError ? 'wrong content' : reasonOf(error)})`,
    );
  }
}

/** Runs initdb beside the final path and renames it, so that an interrupted start never leaves an incomplete cluster. */
async function createCluster(home: Home, binaries: Binaries, profile: Profile, secrets: Secrets): Promise<void> {
  const unfinished = `${home.cluster}.unfinished`;
  const passwordFile = join(home.folder, 'initial-password');
  rmSync(unfinished, { recursive: true, force: true });
  writePrivate(home.account, passwordFile, secrets.superuser);
  try {
    await runInitdb(home, binaries, [
      `--pgdata=${unfinished}`,
      '--username=postgres',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=da-DK',
      '--locale=C',
      ...(profile === 'throwaway' ? ['--no-sync'] : []),
    ]);
    appendFileSync(join(unfinished, 'postgresql.conf'), `\ninclude_if_exists = '${configurationFile}'\n`);
    renameSync(unfinished, home.cluster);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function runInitdb(home: Home, binaries: Binaries, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binaries.initdb, args, { ...runAs(home.account), stdio: ['ignore', 'ignore', 'pipe'] });
    const killWithUs = () => child.kill('SIGTERM');
    process.once('exit', killWithUs);
    let complaints = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaints += text;
    });
    const fail = (reason: string) =>
      reject(new DatabaseStartError(`The database could not be made in ${home.folder}: ${reason}`));
    child.on('error', (error) => fail(reasonOf(error)));
    child.on('close', (code) => {
      process.off('exit', killWithUs);
      if (code === 0) resolve();
      else fail(complaints.match(/(?:error|FATAL|PANIC): +(.+)/)?.[1] ?? `initdb ended with code ${code}`);
    });
  });
}
