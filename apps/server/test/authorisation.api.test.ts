import type { AnyCall } from '@jobblik/contract/kernel/call';
import type { Role } from '@jobblik/contract/kernel/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeUser, signInAs } from '../src/accounts/accounts.factory.ts';
import { makeOperator } from '../src/admin/operators/operators.factory.ts';
import { specCalls } from './spec-calls.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let tokens: Record<Role | 'demo', string>;

beforeAll(async () => {
  app = await startTestApp();
  const { db } = app.services;
  const token = async (role: Role, demo = false) => signInAs(db, await makeUser(db, { role }), { demo });
  tokens = {
    seeker: await token('seeker'),
    employer: await token('employer'),
    admin: await token('admin'),
    demo: await token('employer', true),
  };
});
afterAll(() => app.close());

/** Asks for a call with nothing in it: rights are checked before the input. */
function ask(call: AnyCall, token?: string): Promise<Response> {
  const path = call.path.replaceAll(/:\w+/g, '1');
  return call.method === 'GET'
    ? app.raw('GET', path, { token })
    : app.raw('POST', path, { token, body: '{}', headers: { 'content-type': 'application/json' } });
}

/** The stable code of a refusal, undefined when the call was let in. */
async function refusal(call: AnyCall, token?: string): Promise<string | undefined> {
  const response = await ask(call, token);
  if (response.status !== 401 && response.status !== 403) return undefined;
  return ((await response.json()) as { code: string }).code;
}

describe('every call of the contract', () => {
  it('is declared with one method on one path', () => {
    const names = app.calls.map(({ call }) => `${call.method} ${call.path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('refuses a visitor without a session unless guests may', async () => {
    for (const { call } of app.calls.filter(({ call }) => call.access !== 'guest')) {
      expect.soft(await refusal(call), call.path).toBe('unauthenticated');
      expect.soft(await refusal(call, 'x'.repeat(43)), `${call.path} with an unknown token`).toBe('unauthenticated');
    }
  });

  it('refuses every role it is not for', async () => {
    const roles: Role[] = ['seeker', 'employer', 'admin'];
    for (const { call } of app.calls) {
      if (call.access === 'guest' || call.access === 'user') continue;
      for (const role of roles.filter((other) => other !== call.access)) {
        expect.soft(await refusal(call, tokens[role]), `${call.path} as ${role}`).toBe('forbidden');
      }
    }
  });

  it('shows the demo visitor only what the contract declares for the demo', async () => {
    for (const { call } of app.calls) {
      if (call.access === 'guest') continue;
      const expected =
        call.access !== 'user' && call.access !== 'employer'
          ? 'forbidden'
          : call.demo === undefined
            ? 'demo_read_only'
            : undefined;
      expect.soft(await refusal(call, tokens.demo), call.path).toBe(expected);
    }
  });

  it('of the back office refuses an account without a second factor, and one that is no operator', async () => {
    const { db } = app.services;
    const bare = await signInAs(db, await makeOperator(db, { secondFactorSince: null }));
    const stranger = await signInAs(db, await makeUser(db, { role: 'admin', secondFactorSince: new Date() }));
    for (const { call } of app.calls.filter(({ call }) => call.access === 'admin')) {
      expect.soft(await refusal(call, bare), call.path).toBe('operator_without_second_factor');
      // What is wrong with an empty input is said first, to anybody with a session of the back office.
      expect.soft([undefined, 'operator_right_missing'], call.path).toContain(await refusal(call, stranger));
    }
  });

  it('stands in the OpenAPI document', async () => {
    const { paths } = await openApi();
    for (const { call } of app.calls) {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
      expect.soft(paths[path]?.[call.method.toLowerCase()], path).toBeDefined();
    }
  });

  it('says who may make it and what it is for', async () => {
    const { paths } = await openApi();
    for (const { call } of app.calls) {
      const operation = paths[call.path.replaceAll(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
      expect.soft(call.summary.length, call.path).toBeGreaterThan(10);
      expect.soft(operation?.security !== undefined, call.path).toBe(call.access !== 'guest');
    }
  });
});

describe('the calls of the spec', () => {
  it('are declared with their fields', async () => {
    const { paths } = await openApi();
    for (const [name, , sends, answers] of specCalls) {
      const [method = '', path = ''] = name.split(' ');
      const found = Object.entries(paths).find(([one]) => shapeOf(one) === shapeOf(path));
      const operation = found?.[1][method.toLowerCase()];
      if (!operation) {
        expect.soft(operation, name).toBeDefined();
        continue;
      }
      expect.soft(missing(sends, operation.requestBody), `${name} sends`).toEqual([]);
      expect.soft(missing(answers, operation.responses['200']), `${name} answers`).toEqual([]);
    }
  });

  it('are for whom the spec says', () => {
    for (const [name, access] of specCalls) {
      const served = app.calls.find(({ call }) => shapeOf(`${call.method} ${call.path}`) === shapeOf(name));
      expect.soft(served?.call.access, name).toBe(access);
    }
  });
});

interface Operation {
  security?: unknown;
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

async function openApi() {
  return (await (await app.raw('GET', '/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, Operation>>;
  };
}

/** A path whose parameters have no names: the spec's and ours differ in them. */
function shapeOf(path: string): string {
  return path.replaceAll(/\{[^}]+\}|:\w+/g, '{}');
}

/** Which of the wanted fields no schema in there has. */
function missing(expected: string, described: unknown): string[] {
  const names = new Set<string>();
  const walk = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    const { properties } = value as { properties?: object };
    for (const name of Object.keys(properties ?? {})) names.add(name);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(described);
  return expected.split(',').filter((name) => name !== '' && !names.has(name));
}
