import { logout } from '@jobblik/contract/accounts/accounts.api';
import { applyJob } from '@jobblik/contract/applications/applications.api';
import { createCompany } from '@jobblik/contract/companies/companies.api';
import { sendContact } from '@jobblik/contract/content/content.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimit } from '../../../support/test-limits.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { changed, type Field, fieldsOf, type Known, sampleBody, sampleValues, schemaOf } from './body-samples.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { type Answer, type Caller, Callers, callersOf, fault, pathOf, type Request } from './walk.ts';

/** Thousands of requests. */
const slow = testLimit(12);
let app: TestApp;
let callers: Callers;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  const { user, company } = await makeEmployer(app.services.db);
  const { id } = await makeJob(app.services.db, { userId: user.id, companyId: company.id, title: 'Kok' });
  callers = new Callers(app, { ...sampleValues(), id, job_id: id });
});
afterAll(async () => {
  callers.close();
  await app.close();
});

const calls = () => app.calls.map(({ call }) => call);
const callsWithBody = () => calls().filter((call) => call.method === 'POST' && call.body);
const mainCaller = (call: AnyCall) => callersOf(call)[0] ?? 'guest';

/** Sends what is made for the person who calls, and notes an answer that is no good one. */
type Attempt = (
  what: string,
  caller: Caller,
  make: (known: Known, path: string) => Partial<Request>,
) => Promise<Answer>;

/** A round of attempts for every call, a few calls at a time; expects that each was answered well. */
async function expectGoodAnswers(list: readonly AnyCall[], round: (call: AnyCall, attempt: Attempt) => Promise<void>) {
  const waiting = [...list];
  const faults: string[] = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const call = next;
      await round(call, async (what, caller, make) => {
        const answer = await callers.send(caller, (known) => {
          const path = pathOf(call, known);
          return { method: call.method, path, ...make(known, path) };
        });
        const wrong = fault(answer);
        if (wrong) faults.push(`${call.method} ${call.path} as ${caller}, ${what}: ${wrong}`);
        return answer;
      });
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
  expect(faults).toEqual([]);
}

const json = { 'content-type': 'application/json' };
const asJson = (body: unknown) => ({ body: JSON.stringify(body), headers: json });

const sqlText = "'; DROP TABLE users; --";
const htmlText = '<script>alert(1)</script><img src=x onerror=alert(2)>';
/** Values for any field, those that break things most often first. */
const nasty: readonly (readonly [string, unknown])[] = [
  ['NUL', 'a\u0000b'],
  ['2^31', 2 ** 31],
  ['SQL', sqlText],
  ['HTML', htmlText],
  ['null', null],
  ['empty list', []],
  ['missing', undefined],
  ['0', 0],
  ['-1', -1],
  ['1.5', 1.5],
  ['2^53', 2 ** 53],
  ['1e308', 1e308],
  ['empty', ''],
  ['blanks', ' \n\t '],
  ['letters', 'abc'],
  ['digits', '12'],
  ['digits without end', '9'.repeat(400)],
  ['emoji', '👩🏽‍🍳🇩🇰'],
  ['half an emoji', 'x\ud83d'],
  ['right to left', '\u202eمرحبا بالعالم\u200f'],
  ['percent and backslash', '%_\\%00\\u0000'],
  ['a far date', '9999-12-31'],
  ['true', true],
  ['empty object', {}],
  ['list of lists', [[['x']]]],
  ['list of null', [null]],
  ['a long list', Array.from({ length: 1000 }, (_, at) => at)],
  ['object with unknown fields', { $ne: null, toString: 'x' }],
];
/** For fields whose rule another field of the call has tried, and for callers whom a call treats as it treats the first. */
const few = nasty.slice(0, 2);
const rest = nasty.length - few.length;
/**
 * For fields whose rule another call has tried in full: those that break things most often, and two others in turn, so that all
 * fields of a rule together try all.
 */
const someOf = (turn: number) => {
  const from = few.length + ((2 * turn) % (rest - 1));
  return [...few, ...nasty.slice(from, from + 2)];
};

/** One field of each rule. */
function fieldsWithOwnRule(call: AnyCall): Field[] {
  return [...new Map(fieldsOf(call).map((field) => [field.rule + field.place.length, field])).values()];
}

/** One call of each kind of body. */
function hasOwnReader({ path }: AnyCall): boolean {
  return [sendContact, searchJobCondition, applyJob, createCompany, logout].some((call) => call.path === path);
}

/** The body was good, and a file has to come with it. */
function asksForFileOnly(call: AnyCall, text: string): boolean {
  const { fields = [] } = JSON.parse(text) as { fields?: { path: string; code: string }[] };
  return fields.length > 0 && fields.every(({ path, code }) => code === 'required' && path in (call.files ?? {}));
}

const safeUri = (text: string) => encodeURIComponent(text.toWellFormed());

const deepJson = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
const wrongBodies: readonly (readonly [string, string | Buffer])[] = [
  ...['', '{', '{"a":', 'null', '1', 'true', '"text"', '[]', '[{}]', '[[1]]', '\ufeff{}', "{'a':1}", '{}{}', 'NaN'].map(
    (text) => [`the body ${text}`, text] as const,
  ),
  ['__proto__', '{"__proto__":{"admin":true}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"admin":true}}}'],
  ['bytes that are no text', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d])],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
];
/** Near the bound on bytes. They end in the reading of the body, which is the same for all calls of one kind. */
const heavyBodies: typeof wrongBodies = [
  ['a text of 900 kB', JSON.stringify('x'.repeat(900_000))],
  ['a list of 400,000', JSON.stringify(Array.from({ length: 400_000 }, () => 1))],
  ['a deep list', deepJson],
  ['a deep object', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['100,000 fields', `{${Array.from({ length: 80_000 }, (_, at) => `"f${at}":1`).join()}}`],
];
const wrongHeaders: readonly (readonly [string, Record<string, string>])[] = [
  ...[
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'image/png',
    'x',
    'application/json;;;=',
  ]
    .concat('application/json; charset=utf-16', 'multipart/form-data; boundary=x', 'multipart/form-data')
    .map((type) => [`content type ${type}`, { 'content-type': type }] as const),
  ['content encoding that lies', { ...json, 'content-encoding': 'gzip' }],
];

/** Bodies with the boundary `b` that go wrong in one way each. */
function multipartBodies(field: string): [string, string | Buffer][] {
  const part = (disposition: string, content = 'x', type = '') =>
    `--b\r\ncontent-disposition: form-data; ${disposition}\r\n${type && `content-type: ${type}\r\n`}\r\n${content}\r\n`;
  const file = (name: string, filename: string, content = '%PDF-1.4') =>
    part(`name="${name}"; filename="${filename}"`, content, 'application/pdf');
  const end = '--b--\r\n';
  return [
    ['nothing', ''],
    ['only an end', end],
    ['garbage', 'garbage'],
    ['cut off in the head', '--b\r\ncontent-disposition: form-da'],
    ['cut off in a field', part('name="message"').slice(0, -2)],
    ['cut off in a file', file(field, 'a.pdf').slice(0, -4)],
    ['a part without a name', part('filename="a.pdf"') + end],
    ['a part without a head', `--b\r\n\r\nx\r\n${end}`],
    ['__proto__', part('name="__proto__"', '{"admin":true}') + end],
    ['constructor', part('name="constructor"') + end],
    ['1000 fields', Array.from({ length: 1000 }, (_, at) => part(`name="f${at}"`)).join('') + end],
    ['100 files', Array.from({ length: 100 }, (_, at) => file(`${field}${at}`, 'a.pdf')).join('') + end],
    ['an unknown file', file('unknown', 'a.pdf') + end],
    ['the same file twice', file(field, 'a.pdf') + file(field, 'b.pdf') + end],
    ['a file where text belongs', file('job_id', 'a.pdf') + end],
    ['text where a file belongs', part(`name="${field}"`, 'text') + end],
    ['an upload that is none', part(`name="${field}"`, 'upload:none') + end],
    ['an unknown upload', part(`name="${field}"`, `upload:${crypto.randomUUID()}`) + end],
    ['an empty file', file(field, 'a.pdf', '') + end],
    ['HTML named .pdf', file(field, 'a.pdf', '<html><script>alert(1)</script></html>') + end],
    ['a name out of the folder', file(field, '../../../etc/passwd\u0000.pdf') + end],
    ['a name of 5000 letters', file(field, `${'å'.repeat(2000)}\u202e.pdf`) + end],
    ['a field of two megabytes', part('name="message"', 'x'.repeat(2_000_000)) + end],
    ['a field name of 5000 letters', part(`name="${'f'.repeat(5000)}"`) + end],
    [
      'a head without end',
      `--b\r\ncontent-disposition: form-data; name="a"; x="${'x'.repeat(100_000)}"\r\n\r\nx\r\n${end}`,
    ],
    [
      'bytes that are no text',
      Buffer.concat([
        Buffer.from('--b\r\ncontent-disposition: form-data; name="message"\r\n\r\n'),
        Buffer.from([0xff, 0xfe, 0x00, 0xc3]),
        Buffer.from(`\r\n${end}`),
      ]),
    ],
  ];
}

describe('bad input to every call of the contract', () => {
  it('begins with bodies that the calls take', async () => {
    const refused: string[] = [];
    await expectGoodAnswers(callsWithBody(), async (call, attempt) => {
      for (const caller of callersOf(call)) {
        const { text } = await attempt('a good body', caller, (known) => asJson(sampleBody(call, known)));
        if (text.includes('invalid_input') && !asksForFileOnly(call, text))
          refused.push(`${call.path} as ${caller}: ${text}`);
      }
    });
    expect(refused).toEqual([]);
  });

  it('is answered in each field of a body', { timeout: slow }, async () => {
    const firstWith = new Map<string, AnyCall>();
    let turn = 0;
    for (const call of callsWithBody().toReversed()) for (const { rule } of fieldsOf(call)) firstWith.set(rule, call);
    await expectGoodAnswers(callsWithBody(), async (call, attempt) => {
      for (const [index, caller] of callersOf(call).entries()) {
        const tried = new Set<string>();
        for (const { place, rule } of fieldsOf(call)) {
          const values = firstWith.get(rule) === call ? nasty : someOf(turn);
          turn += 1;
          for (const [what, value] of index > 0 || tried.has(rule) ? few : values) {
            await attempt(`${place.join('.')} = ${what}`, caller, (known) =>
              asJson(changed(sampleBody(call, known), place, value)),
            );
          }
          tried.add(rule);
        }
      }
    });
  });

  it('is answered in each text of a megabyte', { timeout: slow }, async () => {
    const long = 'å'.repeat(450_000);
    await expectGoodAnswers(callsWithBody(), async (call, attempt) => {
      for (const { place } of fieldsWithOwnRule(call).filter(({ isText }) => isText)) {
        const { status } = await attempt(`long ${place.join('.')}`, mainCaller(call), (known) =>
          asJson(changed(sampleBody(call, known), place, long)),
        );
        expect.soft(status, `${call.path} ${place.join('.')}`).toBeGreaterThanOrEqual(200);
      }
      const over = await attempt('over a megabyte', mainCaller(call), (known) =>
        asJson({ ...sampleBody(call, known), other: long + long }),
      );
      expect.soft(over.status, call.path).toBe(413);
    });
  });

  it('is answered in a body that is not what the call takes', { timeout: slow }, async () => {
    await expectGoodAnswers(
      calls().filter(({ method }) => method === 'POST'),
      async (call, attempt) => {
        for (const [what, body] of [...wrongBodies, ...(hasOwnReader(call) ? heavyBodies : [])]) {
          await attempt(what, mainCaller(call), () => ({ body, headers: json }));
        }
        for (const [what, headers] of wrongHeaders) {
          await attempt(what, mainCaller(call), (known) => ({ ...asJson(sampleBody(call, known)), headers }));
        }
        for (const { place, isText } of fieldsOf(call)) {
          if (isText || place.length > 1) continue;
          for (const text of ['{', '"', '[1', 'null', deepJson, '{"__proto__":{"admin":true}}']) {
            await attempt(`${place[0]} = ${text.slice(0, 20)}`, mainCaller(call), (known) =>
              asJson(changed(sampleBody(call, known), place, text)),
            );
          }
        }
      },
    );
  });

  it('is answered in a multipart body', { timeout: slow }, async () => {
    await expectGoodAnswers(
      calls().filter(({ files }) => files),
      async (call, attempt) => {
        const field = Object.keys(call.files ?? {})[0] ?? '';
        for (const [what, body] of multipartBodies(field)) {
          await attempt(what, mainCaller(call), () => ({
            body,
            headers: { 'content-type': 'multipart/form-data; boundary=b' },
          }));
        }
        for (const type of ['multipart/form-data', 'multipart/form-data; boundary=', 'multipart/mixed; boundary=b']) {
          await attempt(type, mainCaller(call), () => ({ body: '--b--', headers: { 'content-type': type } }));
        }
        for (const { place } of fieldsOf(call).filter((one) => one.place.length === 1)) {
          for (const [what, value] of nasty.filter(([, one]) => typeof one === 'string')) {
            const part = `--b\r\ncontent-disposition: form-data; name="${place[0]}"\r\n\r\n${value}\r\n--b--\r\n`;
            await attempt(`${place[0]} = ${what} in a form`, mainCaller(call), () => ({
              body: part,
              headers: { 'content-type': 'multipart/form-data; boundary=b' },
            }));
          }
        }
      },
    );
  });

  it('is answered in each part of the path', { timeout: slow }, async () => {
    const segments = [
      ...['0', '-1', '1.5', '2147483648', '9007199254740993', 'abc', '%20', '+', 'NaN', '1e3', 'null'],
      ...['%00', '1%00', '%0a', '%', '%zz', '%E0%A4%A', '%C3%28', '%ED%A0%80', '%F0%9F%98%80', '%E2%80%AE'],
      ...['.', '..', '%2e%2e', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', '..;', '%5c..%5c', '%2f', '*', ':id', '__proto__'],
      ...[
        encodeURIComponent(sqlText),
        encodeURIComponent(htmlText),
        'x'.repeat(499),
        'x'.repeat(501),
        'x'.repeat(6000),
      ],
    ];
    await expectGoodAnswers(
      calls().filter(({ params }) => params),
      async (call, attempt) => {
        for (const name of Object.keys(schemaOf(call.params).properties ?? {})) {
          for (const segment of segments) {
            await attempt(`${name} = ${segment.slice(0, 40)}`, mainCaller(call), (known) => ({
              path: pathOf(call, known, { [name]: segment }),
            }));
          }
        }
      },
    );
  });

  it('is answered in the query', { timeout: testLimit(3) }, async () => {
    const strange = ['?&=&%00=%00&a[b]=1&a=2&__proto__=x&constructor=1', '?%', `?a=${'x'.repeat(7000)}`];
    const many = `?${Array.from({ length: 1000 }, (_, at) => `a${at}=`).join('&')}`;
    await expectGoodAnswers(calls(), async (call, attempt) => {
      const own = Object.keys(schemaOf(call.query).properties ?? {}).flatMap((name) => [
        ...nasty.filter(([, one]) => typeof one !== 'object').map(([, one]) => `?${name}=${safeUri(String(one))}`),
        `?${name}=1&${name}=2`,
        `?${name}[x]=1`,
      ]);
      for (const query of [...strange, many, ...own]) {
        await attempt(query.slice(0, 60), mainCaller(call), (known, path) => ({
          path: path + query,
          ...(call.method === 'POST' && asJson(call.body ? sampleBody(call, known) : {})),
        }));
      }
    });
  });

  it('is answered in the method and in the headers', async () => {
    await expectGoodAnswers(calls(), async (call, attempt) => {
      const methods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', call.method === 'GET' ? 'POST' : 'GET'];
      // The address in a mail is opened by people and posted to by mail programs (RFC 8058).
      const taken = calls().flatMap(({ method, path }) => (path === call.path ? [method as string] : []));
      for (const method of methods.filter((one) => !taken.includes(one))) {
        const { status, headers } = await attempt(method, mainCaller(call), () => ({ method }));
        expect.soft(status, `${method} ${call.path}`).toBe(405);
        expect.soft(headers.allow?.split(', ').filter((one) => one !== 'HEAD')).toEqual(taken);
      }
      for (const authorization of [
        'Bearer',
        `Bearer ${'x'.repeat(5000)}`,
        'Basic YTpi',
        `Bearer ${'%00'.repeat(20)}`,
      ]) {
        await attempt(authorization.slice(0, 20), 'guest', () => ({ headers: { authorization } }));
      }
    });
  });
});

describe('what comes with no call at all', () => {
  it.each([
    ['an unknown path', '/api/unknown', 404, 'not_found'],
    ['an unknown path below a call', '/api/get_latest_jobs/1/2', 404, 'not_found'],
    ['a malformed path', '/api/%', 400, 'invalid_input'],
    ['headers without end', `/api/get_latest_jobs?${'x'.repeat(20_000)}`, 431, 'too_large'],
  ])('%s is a problem', async (_what, path, status, code) => {
    const answer = await callers.send('guest', () => ({ method: 'GET', path }));
    expect(fault(answer)).toBeUndefined();
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.text)).toMatchObject({ code, status });
  });
});

describe('the server after all that', () => {
  it('answers, has kept its tables and lets nothing hostile through', async () => {
    expect((await app.raw('GET', '/api/health')).status).toBe(200);
    const { rows } = await app.services.db.execute<{ html: number; users: number }>(sql`
      select (select count(*)::int from users) as users,
        (select count(*)::int from jobs where description_html ~* '<script|onerror')
          + (select count(*)::int from companies where about_html ~* '<script|onerror') as html`);
    expect(rows[0]?.users).toBeGreaterThan(0);
    expect(rows[0]?.html).toBe(0);
    expect(Object.hasOwn(Object.prototype, 'admin')).toBe(false);
  });
});
