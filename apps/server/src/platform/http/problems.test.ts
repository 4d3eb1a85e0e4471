import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { Writable } from 'node:stream';
import fastify from 'fastify';
import { DatabaseError } from 'pg';
import { describe, expect, it } from 'vitest';
import { registerProblemHandler, toProblem } from './problems.ts';

function databaseError(code: string): Error {
  const error = new DatabaseError('refused', 0, 'error');
  error.code = code;
  // Drizzle wraps the errors of the driver.
  return new Error('Failed query', { cause: error });
}

it.each([
  ['deadlock', '40P01', 'conflict', 409],
  ['serialization failure', '40001', 'conflict', 409],
  ['statement that ran too long', '57014', 'unavailable', 503],
  ['lock that did not come', '55P03', 'unavailable', 503],
  ['database without a free connection', '53300', 'unavailable', 503],
  ['database that restarts', '57P01', 'unavailable', 503],
  ['database whose disk is full', '53100', 'unavailable', 503],
  ['transaction that was idle for too long', '25P03', 'unavailable', 503],
  ['standby after a failover', '25006', 'unavailable', 503],
  ['lost connection', '08006', 'unavailable', 503],
  ['wrong statement', '42P01', 'internal', 500],
  ['broken constraint', '23514', 'internal', 500],
])('answers a %s (%s) with %s', (_name, state, code, status) => {
  expect(toProblem(databaseError(state))).toMatchObject({ code, status });
});

describe('answers with 503 while something is away', () => {
  const coded = (code: string) => Object.assign(new Error('failed'), { code });

  it.each([
    ['a port that nobody listens on', coded('ECONNREFUSED')],
    ['both addresses of a host refuse', new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')])],
    ['a connection that ended', new Error('Connection terminated unexpectedly')],
    ['a statement on it', new Error('Client has encountered a connection error and is not queryable')],
    ['no free connection in time', new Error('timeout exceeded when trying to connect')],
    ['a full disk', coded('ENOSPC')],
    ['a storage that answers 500', Object.assign(new Error('InternalError'), { $metadata: { httpStatusCode: 500 } })],
    ['all of these as causes', new Error('Failed query', { cause: new Error('x', { cause: coded('ECONNREFUSED') }) })],
  ])('%s', (_what, error) => {
    expect(toProblem(error)).toMatchObject({ code: 'unavailable', status: 503 });
  });

  it.each([
    ['a missing file', coded('ENOENT')],
    ['a refusal of the storage', Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } })],
    ['a fault of ours', new TypeError('x is undefined')],
    ['no error at all', undefined],
  ])('but not for %s', (_what, error) => {
    expect(toProblem(error ?? new Error('nothing')).status).toBe(500);
  });
});

describe('a caller who leaves before the answer begins', () => {
  it.each([
    [
      'is no error of the server',
      Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }),
      0,
    ],
    ['hides no error of the server', new TypeError('x is undefined'), 1],
  ])('%s', async (_what, fault, logged) => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (line: Buffer, _encoding, done) => {
        lines.push(line.toString());
        done();
      },
    });
    const app = fastify({ logger: { level: 'error', stream } });
    registerProblemHandler(app);
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    app.addHook('onSend', async () => answered.resolve());
    app.get('/', async ({ raw }) => {
      asked.resolve();
      await once(raw.socket, 'close');
      throw fault;
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await asked.promise;
    socket.destroy();
    await answered.promise;
    await app.close();
    expect(lines.filter((line) => line.includes('call failed'))).toHaveLength(logged);
  });
});
