import { Problem } from '@jobblik/contract/kernel/problem';
import { expect, test } from 'vitest';
import { waitOf } from '../api/wait-of';
import { fieldOfPath, listProblems, refusedFields } from './field-problems';

const fields = ['title', 'pay_to', 'keywords', 'start', 'logo'] as const;
const paths = { 'pay.to': 'pay_to', start_time: 'start', upload_logo: 'logo' } as const;

test.each([
  ['title', 'title'],
  ['job.title', 'title'],
  ['job.pay.to', 'pay_to'],
  ['agent.keywords.0', 'keywords'],
  ['schedule.start_time', 'start'],
  ['upload_logo', 'logo'],
  ['', undefined],
  ['job', undefined],
  ['constructor', undefined],
])('the path »%s« belongs to the field %s', (path, field) => expect(fieldOfPath(path, fields, paths)).toBe(field));

test('a function may name the field, else it is found by its name', () => {
  const byPlace = (path: string) => (path === 'answers.1' ? ('title' as const) : undefined);
  expect(['answers.1', 'job.logo', 'answers.2'].map((path) => fieldOfPath(path, fields, byPlace))).toEqual([
    'title',
    'logo',
    undefined,
  ]);
});

test('a check lists codes by field, and the limits that their sentences name', () => {
  const checked = {
    name: 'required',
    city: false as const,
    text: { code: 'too_long', limit: 40 },
    zip: undefined,
    cvr: null,
  };
  expect(listProblems(checked)).toEqual([
    { path: 'name', code: 'required' },
    { path: 'text', code: 'too_long', limit: 40 },
  ]);
});

test('too many attempts are a time to wait, not a wrong field', () => {
  const tooMany = { path: 'password', code: 'too_many_attempts', limit: 90 };
  const problem = new Problem('too_many_requests', { fields: [tooMany, { path: 'email', code: 'required' }] });
  expect(refusedFields(problem)).toEqual([{ path: 'email', code: 'required' }]);
  expect(waitOf(problem)).toBe(90);
});

test.each([[new Problem('network')], [new Error('x')]])('%s names no field and no time to wait', (error) => {
  expect(refusedFields(error)).toEqual([]);
  expect(waitOf(error)).toBeUndefined();
});
