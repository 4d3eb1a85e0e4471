import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { askChatbot } from '@jobblik/contract/chatbot/chatbot.api';
import { chatbotLimits } from '@jobblik/contract/chatbot/chatbot.rules';
import type { BotAnswer, BotContext } from '@jobblik/contract/chatbot/chatbot.schema';
import { jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { cityByZip } from '../lookups/index.ts';

let app: TestApp;
let addresses = 0;

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  const { db } = app.services;
  const { user, company } = await makeEmployer(db, { name: 'Solhuset' });
  const [odense, aarhus] = ['5000', '8000'].map((zip) => cityByZip(zip)?.id ?? 0);
  const ad = { userId: user.id, companyId: company.id };
  await makeJob(db, { ...ad, title: 'Pædagog til vuggestue', cityIds: [odense ?? 0] });
  await makeJob(db, { ...ad, title: 'Pædagog i børnehave', cityIds: [aarhus ?? 0] });
  await makeJob(db, { ...ad, title: 'Kok', cityIds: [aarhus ?? 0] });
  await app.services.tasks.idle();
});
afterAll(() => app.close());

/** Sends a question from an address without earlier requests. */
function send(on: TestApp, body: unknown, token?: string): Promise<Response> {
  addresses += 1;
  return on.raw('POST', '/api/dialogflow/webhook', {
    ...(token && { token }),
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.3.${addresses >> 8}.${addresses & 255}`,
    },
  });
}

const ask = async (query: string, context?: BotContext | null, on = app) =>
  (await (await send(on, { query, context })).json()) as BotAnswer;

describe('the built-in chatbot', () => {
  it('introduces itself as a machine', async () => {
    expect(await ask('Er du et menneske?')).toMatchObject({
      result: 'success',
      kind: 'answer',
      answer: expect.stringContaining('maskine'),
    });
  });

  it('answers with the exact text of the help page', async () => {
    const { answer, links } = await ask('hvem kan se mit cv');
    expect(answer).toMatch(/^Du vælger selv: med navn, uden navn eller skjult\./);
    expect(links).toEqual([{ label: 'Hjælp og svar', to: '/support' }]);
  });

  it('has the prices of the price list', async () => {
    expect((await ask('Hvad koster medlemskab for virksomheder?')).answer).toContain('Plus Pakke 495 kr.');
  });

  it('finds live ads by occupation and place, with links', async () => {
    const found = await ask('er der job som pædagog i Odense?');
    expect(found).toMatchObject({ kind: 'jobs', answer: 'Jeg fandt 1 ledigt job for »pædagog« i Odense.' });
    expect(found.links).toEqual([
      {
        label: 'Pædagog til vuggestue',
        to: expect.stringMatching(/^\/job\/\d+\/P%C3%A6dagog/),
        note: expect.stringContaining('Odense'),
      },
      { label: 'Se jobbet i søgningen', to: '/find/job?keyword=p%C3%A6dagog&location=odense' },
    ]);
  });

  it('continues the last search', async () => {
    const first = await ask('er der job som pædagog i Odense?');
    const second = await ask('og i Aarhus?', first.context);
    expect(second.answer).toBe('Jeg fandt 1 ledigt job for »pædagog« i Aarhus.');
    const third = await ask('hvad med kok?', second.context);
    expect(third.answer).toBe('Jeg fandt 1 ledigt job for »kok« i Aarhus.');
    expect((await ask('og i Aarhus?')).kind).not.toBe('jobs');
  });

  it('hands over a short question that continues an answer about prices', async () => {
    const price = await ask('Hvad koster en annonce?');
    expect(price.context).toEqual({ topic: 'price' });
    expect(await ask('og i Aarhus?', price.context)).toMatchObject({ kind: 'handover', links: [{ to: '/kontakt' }] });
  });

  it('shows when there are none, and offers a job agent', async () => {
    expect(await ask('er der job som astronaut i Skagen?')).toMatchObject({
      kind: 'jobs',
      answer: expect.stringMatching(/^Jeg fandt ingen ledige job/),
      links: [{ to: '/kandidat/agent/Opret' }],
    });
  });

  it.each(['Hvad bliver vejret i morgen?', 'asdkjhaskjdh', '👋🏽👋🏽', '<script>alert(1)</script>'])(
    'hands over to the contact form where it knows nothing: %s',
    async (query) => {
      expect(await ask(query)).toMatchObject({ kind: 'handover', links: [{ to: '/kontakt' }] });
    },
  );

  it('also answers signed-in people', async () => {
    const token = await signInAs(app.services.db, await makeUser(app.services.db));
    expect(await app.call(askChatbot, { body: { query: 'hej' } }, { token })).toMatchObject({ kind: 'answer' });
  });

  it.each([
    ['nothing', {}, 'query', 'required'],
    ['a blank', { query: '  \n' }, 'query', 'required'],
    ['what cannot be seen', { query: '\u200b\u2060' }, 'query', 'required'],
    ['a character too many', { query: 'x'.repeat(chatbotLimits.question + 1) }, 'query', 'too_long'],
    ['100,000 characters', { query: 'æ'.repeat(100_000) }, 'query', 'too_long'],
    ['a number', { query: 7 }, 'query', 'wrong_type'],
    ['NUL', { query: 'a\u0000b' }, 'query', 'nul_byte'],
  ])('refuses %s', async (_what, body, path, code) => {
    const response = await send(app, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid_input', fields: [{ path, code }] });
  });

  it('refuses an invalid context or session', async () => {
    for (const body of [
      { query: 'hej', context: { topic: 7 } },
      { query: 'hej', context: 'jobs' },
      { query: 'hej', session: 'x' },
    ])
      expect((await send(app, body)).status).toBe(400);
  });

  it('answers thirty questions a minute from one address', async () => {
    const from = () =>
      app.raw('POST', '/api/dialogflow/webhook', {
        body: JSON.stringify({ query: 'hej' }),
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '10.4.0.1' },
      });
    for (let sent = 0; sent < 30; sent += 1) expect((await from()).status).toBe(200);
    expect((await from()).status).toBe(429);
  });
});

describe('an agent of Dialogflow', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const email = 'bot@jobblik.iam.gserviceaccount.com';
  let google: Server;
  let base = '';
  let folder = '';
  let bot: TestApp;
  let tokens = 0;
  let broken = false;
  const requests: { path: string; authorization: string | undefined; body: unknown }[] = [];

  /** The agent's response, by the text of the question. */
  function detect(query: string) {
    const known = query.startsWith('Hvornår');
    return {
      responseId: 'f1d2',
      queryResult: {
        queryText: query,
        languageCode: 'da',
        fulfillmentText: known ? 'Vi har åbent fra 9 til 16.' : 'Det forstod jeg ikke.',
        fulfillmentMessages: [{ text: { text: ['Vi har åbent fra 9 til 16.'] } }],
        intent: {
          name: 'projects/jobblik/agent/intents/1',
          displayName: known ? 'opening.hours' : 'Default Fallback Intent',
          ...(!known && { isFallback: true }),
        },
        intentDetectionConfidence: known ? 0.93 : 1,
      },
    };
  }

  beforeAll(async () => {
    google = createServer(async (request, response) => {
      const body = await text(request);
      const answer = (status: number, json: unknown) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(json));
      };
      if (broken) return answer(503, { error: { code: 503, status: 'UNAVAILABLE' } });
      if (request.url === '/token') {
        const form = new URLSearchParams(body);
        const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
          issuer: email,
          audience: `${base}/token`,
        });
        const right =
          form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
          payload.scope === 'https://www.googleapis.com/auth/dialogflow';
        if (!right) return answer(400, { error: 'invalid_grant' });
        tokens += 1;
        return answer(200, { access_token: `token-${tokens}`, expires_in: 3599, token_type: 'Bearer' });
      }
      const { authorization } = request.headers;
      const parsed = JSON.parse(body) as { queryInput: { text: { text: string } } };
      requests.push({ path: request.url ?? '', authorization, body: parsed });
      return authorization === `Bearer token-${tokens}`
        ? answer(200, detect(parsed.queryInput.text.text))
        : answer(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    folder = await mkdtemp(join(tmpdir(), 'dialogflow-'));
    const key = join(folder, 'key.json');
    const private_key = privateKey.export({ type: 'pkcs8', format: 'pem' });
    await writeFile(
      key,
      JSON.stringify({ type: 'service_account', client_email: email, private_key, token_uri: `${base}/token` }),
    );
    bot = await startTestApp({
      env: { DIALOGFLOW_PROJECT: 'jobblik', DIALOGFLOW_CREDENTIALS: key, DIALOGFLOW_API_BASE: base, TRUST_PROXY: '1' },
    });
  });
  afterAll(async () => {
    await bot.close();
    await new Promise((resolve) => google.close(resolve));
    await rm(folder, { recursive: true });
  });
  beforeEach(() => {
    broken = false;
    requests.length = 0;
  });

  it('is asked in Danish, in the session of the tab, with one token for several questions', async () => {
    const session = '8b0e2f3c-55c2-4a4e-9a3b-0d6c0a9f7f11';
    for (const query of ['Hvornår har I åbent?', 'Hvornår lukker I?']) {
      const answer = (await (await send(bot, { query, session })).json()) as BotAnswer;
      expect(answer).toMatchObject({
        result: 'success',
        kind: 'answer',
        answer: 'Vi har åbent fra 9 til 16.',
        context: { topic: 'opening.hours' },
      });
    }
    expect(requests[0]).toEqual({
      path: `/v2/projects/jobblik/agent/sessions/${session}:detectIntent`,
      authorization: 'Bearer token-1',
      body: { queryInput: { text: { text: 'Hvornår har I åbent?', languageCode: 'da' } } },
    });
    expect(tokens).toBe(1);
  });

  it('passes unknown questions to the built-in answers', async () => {
    expect((await ask('Hvad er en jobagent?', null, bot)).answer).toMatch(/^En søgning, du gemmer\./);
    expect((await ask('Hvad bliver vejret?', null, bot)).kind).toBe('handover');
  });

  it('gets a text of at most the maximum length, without a split character', async () => {
    await ask(`${'x'.repeat(255)}👋`, null, bot);
    expect(requests.at(-1)?.body).toMatchObject({ queryInput: { text: { text: 'x'.repeat(255) } } });
  });

  it('is replaced by the built-in answers while it is not reached', async () => {
    broken = true;
    expect((await ask('Hvad er en jobagent?', null, bot)).kind).toBe('answer');
  });
});
