import { connect, type Database } from './db/db.ts';
import { describeError } from './describe-error.ts';
import { readSettings, SettingError, type Settings } from './env.ts';
import { DatabaseStartError, startEmbeddedPostgres } from './postgres/index.ts';

async function openDatabase({ DATABASE_URL: url, DATA_DIR: dataDir }: Settings) {
  if (url) return { url, stop: () => Promise.resolve() };
  return await startEmbeddedPostgres({ dataDir });
}

/**
 * Runs an operator's command on the database of the server's settings, and prints its result. Errors for the operator, a wrong
 * setting and a database that does not start are printed as one line; other errors as the log tells them, without data.
 */
export async function runCommand(
  name: string,
  isForOperator: (error: unknown) => boolean,
  work: (tools: { env: Settings; db: Database }) => Promise<string>,
): Promise<void> {
  try {
    const env = readSettings(process.env);
    const database = await openDatabase(env);
    const { db, close } = connect(database.url, { max: 2 });
    try {
      process.stdout.write(`${await work({ env, db })}\n`);
    } finally {
      await close();
      await database.stop();
    }
  } catch (error) {
    const isExpected = error instanceof SettingError || error instanceof DatabaseStartError || isForOperator(error);
    const line = isExpected
      ? (error as Error).message
      : `an unexpected error\n${JSON.stringify(describeError(error), undefined, 2)}`;
    process.stderr.write(`${name}: ${line}\n`);
    process.exitCode = 1;
  }
}
