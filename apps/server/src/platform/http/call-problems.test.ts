import { type AnyCall, defineCall } from '@jobblik/contract/kernel/call';
import { Problem, type ProblemCode } from '@jobblik/contract/kernel/problem';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { impliedProblems } from './call-problems.ts';
import { registerCalls } from './calls.ts';
import { openApiDocument } from './openapi.ts';
import { registerProblemHandler } from './problems.ts';
import { serve } from './serve.ts';

const enter = defineCall({
  method: 'POST',
  path: '/api/enter',
  access: 'guest',
  summary: 'Enters.',
  response: z.object({}),
  problems: ['room_full'],
});

async function refuseWith(code: ProblemCode) {
  const undeclared: string[] = [];
  const app = Fastify();
  registerProblemHandler(app);
  app.decorateRequest('principal');
  registerCalls(app, {
    calls: [serve(enter, () => Promise.reject(new Problem(code)))],
    services: { clock: { now: () => new Date() } } as Services,
    authenticate: async () => null,
    onUndeclared: ({ path }, problem) => undeclared.push(`${path} ${problem.code}`),
  });
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/enter', payload: {} });
  await app.close();
  return { statusCode, undeclared };
}

describe('a refusal of a call', () => {
  it('that it lists is answered with the status of the code', async () => {
    expect(await refuseWith('room_full')).toEqual({ statusCode: 409, undeclared: [] });
  });

  it('that every call has is not listed', async () => {
    expect(await refuseWith('unavailable')).toEqual({ statusCode: 503, undeclared: [] });
  });

  it('that it does not list is answered and reported', async () => {
    expect(await refuseWith('no_place')).toEqual({ statusCode: 409, undeclared: ['/api/enter no_place'] });
  });
});

describe('the codes that a call has by its declaration', () => {
  const call = (part: Partial<AnyCall>) => impliedProblems({ ...enter, ...part } as AnyCall);

  it.each<[string, Partial<AnyCall>, ProblemCode[]]>([
    ['a guest', { access: 'guest' }, []],
    ['any person', { access: 'user' }, ['unauthenticated', 'demo_read_only']],
    ['a seeker', { access: 'seeker' }, ['unauthenticated', 'forbidden']],
    ['an employer', { access: 'employer' }, ['unauthenticated', 'forbidden', 'demo_read_only']],
    ['an employer, in the demo too', { access: 'employer', demo: 'reads' }, ['unauthenticated', 'forbidden']],
    [
      'a confirmed employer',
      { access: 'employer', demo: 'reads', confirmedEmployers: true, confirm: 'always' },
      ['unauthenticated', 'forbidden', 'email_not_confirmed', 'confirmation_required'],
    ],
  ])('by access: %s', (_name, part, codes) => {
    const others = ['unauthenticated', 'forbidden', 'demo_read_only', 'email_not_confirmed', 'confirmation_required'];
    expect([...call(part)].filter((code) => others.includes(code))).toEqual(codes);
  });

  it('by files: those of their kinds', () => {
    const codes = call({ files: { photo: 'portrait', cv: 'document' } });
    expect(codes).toContain('heic_picture');
    expect(codes).toContain('locked_file');
    expect(codes).not.toContain('no_picture');
  });
});

it('the API documentation lists the refusals of a call by status, each with its code', () => {
  const document = openApiDocument([enter], { serverUrl: '', version: '1', pages: [] }) as {
    components: { schemas: Record<string, unknown> };
    paths: Record<string, { post: { responses: Record<string, { description: string; content?: object }> } }>;
  };
  const { responses } = document.paths['/api/enter']?.post ?? { responses: {} };
  expect(Object.keys(responses)).toEqual(['200', '400', '409', '413', '415', '429', '500', '503']);
  expect(responses[409]).toEqual({
    description: 'conflict, room_full',
    content: {
      'application/problem+json': {
        schema: {
          oneOf: [
            { $ref: '#/components/schemas/Problem_conflict' },
            { $ref: '#/components/schemas/Problem_room_full' },
          ],
        },
      },
    },
  });
  expect(document.components.schemas.Problem_room_full).toEqual({
    allOf: [
      { $ref: '#/components/schemas/Problem' },
      { properties: { code: { const: 'room_full' }, status: { const: 409 } } },
    ],
  });
});
