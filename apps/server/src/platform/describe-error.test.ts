import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeError } from './describe-error.ts';
import { createLog } from './log.ts';

const address = 'ane.privat@example.dk';
const name = 'Ane Ansøgersen';
const secrets = [address, name, 'smagsprøve'];

function taken(): DrizzleQueryError {
  const error = new DatabaseError(`duplicate key value of ${name}`, 0, 'error');
  Object.assign(error, {
    code: '23505',
    severity: 'ERROR',
    detail: `Key (email)=(${address}) already exists.`,
    where: `SQL statement with 'smagsprøve'`,
    constraint: 'users_email_key',
    table: 'users',
    routine: '_bt_check_unique',
  });
  return new DrizzleQueryError('insert into "users" ("email") values ($1)', [address, name], error);
}

describe('the description of an error', () => {
  it('names SQLSTATE, constraint, table and statement of an error of the database, and no value', () => {
    const described = describeError(taken());
    expect(described).toMatchObject({
      type: 'Error',
      statement: 'insert users',
      cause: { code: '23505', constraint: 'users_email_key', table: 'users', routine: '_bt_check_unique' },
    });
    expect(described.stack).toMatch(/^\s+at .*describe-error\.test\.ts:\d+:\d+/);
    expect(secrets.filter((secret) => JSON.stringify(described).includes(secret))).toEqual([]);
  });

  it.each([
    [
      'the plain object that a task queue reports',
      { ...taken().cause, message: name, stack: `Error: ${name}\n    at ${name}` },
    ],
    ['text that was not JSON', thrownBy(() => JSON.parse(`${name} smagsprøve`))],
    ['a mail server', new Error(`550 5.1.1 <${address}>: Recipient address rejected`)],
    ['an address with a token', new Error(`no answer from https://x.dk/api/${name.split(' ')[0]}?t=smagsprøve`)],
    ['a refused schema', thrownBy(() => z.strictObject({}).parse({ [address]: name }))],
    ['a message of several lines', new Error(`"x"\n    at '${name}:1:1'\n'${address}'`)],
    ['several errors at once', new AggregateError([taken(), taken()], 'all failed')],
    ['properties', Object.assign(new Error('failed'), { input: name, path: address, params: ['smagsprøve'] })],
    ['a thrown text', name],
    ['a cause of a cause', new Error('x', { cause: new Error('y', { cause: taken() }) })],
  ])('keeps nothing typed of %s', (_what, error) => {
    const text = JSON.stringify(describeError(error));
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  });

  it.each([
    ['a fault of ours', new TypeError('x is not a function'), { type: 'TypeError', message: 'x is not a function' }],
    [
      'a host',
      new Error('no answer from https://s3.example:9000/bucket/key'),
      { message: 'no answer from s3.example:9000/…' },
    ],
    [
      'a file',
      Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC', syscall: 'write' }),
      { code: 'ENOSPC', syscall: 'write' },
    ],
    ['a field', thrownBy(() => z.object({ id: z.number() }).parse({})), { fields: ['id invalid_type'] }],
    [
      'a common table expression',
      new DrizzleQueryError('with a as (select 1 from jobs) select', [], undefined),
      { statement: 'with jobs' },
    ],
  ])('keeps %s', (_what, error, expected) => {
    expect(describeError(error)).toMatchObject(expected);
  });
});

describe('the log', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });

  it.each([
    ['as err', () => log.error({ err: taken() }, 'failed')],
    ['as err without a text', () => log.error({ err: taken() })],
    ['under another key', () => log.warn({ failure: taken() }, 'failed')],
    ['as error', () => log.warn({ error: taken() }, 'failed')],
    ['alone', () => log.error(taken())],
    ['in a child', () => log.child({ request: 1 }).error({ err: taken() }, 'failed')],
    ['beside text', () => log.error('failed %s', taken())],
  ])('describes an error %s', (_how, write) => {
    lines.length = 0;
    write();
    expect(lines).toHaveLength(1);
    expect(secrets.filter((secret) => lines[0]?.includes(secret))).toEqual([]);
  });

  it('keeps the text of a line', () => {
    lines.length = 0;
    log.info({ files: 3 }, 'files removed');
    log.info('ready');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'files removed', files: 3 }, { msg: 'ready' }]);
  });
});

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
