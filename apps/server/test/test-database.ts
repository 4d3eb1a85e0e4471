import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  /** Connection address of a database that only this test file uses. */
  url: string;
  /** Removes it, cutting connections that are still open. */
  drop(): Promise<void>;
}

/**
 * Clones the migrated template. Tests in parallel files never see each other's rows.
 * @param options `empty`: without any table, for tests of migrations
 */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { url, template } = inject('testDatabase');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} ${empty ? '' : `template ${template}`}`);
  const address = new URL(url);
  address.pathname = name;
  return { url: address.href, drop: () => administer(url, `drop database if exists ${name} with (force)`) };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
