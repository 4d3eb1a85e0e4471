import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { toProblem } from './problems.ts';

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
  ['broken constraint', '23514', 'internal', 500],
])('answers a %s (%s) with %s', (_name, state, code, status) => {
  expect(toProblem(databaseError(state))).toMatchObject({ code, status });
});
