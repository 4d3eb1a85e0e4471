import pg from 'pg';
import type { Secrets } from './cluster.ts';

const name = 'jobblik';

/**
 * Creates the product's role and database when they are missing. The role owns the database and can create others (tests clone
 * theirs), but is not a superuser: an injected statement cannot reach files or programs of the machine.
 * @returns the address for the product.
 */
export async function prepareDatabase(port: number, secrets: Secrets): Promise<string> {
  const admin = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: secrets.superuser,
    database: 'postgres',
    // Set explicitly, because PGSSLMODE in the environment would request TLS from a server without certificates.
    ssl: false,
    connectionTimeoutMillis: 10_000,
  });
  // The failing query detects an end of the server during it.
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    const found = await admin.query<{ role: boolean; database: boolean }>(
      `select exists(select from pg_roles where rolname = $1) as role,
              exists(select from pg_database where datname = $1) as database`,
      [name],
    );
    const password = admin.escapeLiteral(secrets.application);
    if (!found.rows[0]?.role) await admin.query(`create role ${name} login createdb password ${password}`);
    if (!found.rows[0]?.database) await admin.query(`create database ${name} owner ${name}`);
  } finally {
    await admin.end();
  }
  return `postgresql://${name}:${secrets.application}@127.0.0.1:${port}/${name}?sslmode=disable`;
}
