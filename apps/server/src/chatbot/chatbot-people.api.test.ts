import type { BotAnswer } from '@jobblik/contract/chatbot/chatbot.schema';
import { type Language, languageCookieName, languages } from '@jobblik/contract/kernel/language';
import { offers } from '@jobblik/contract/membership/plans.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeInterview } from '../interviews/interviews.factory.ts';
import { makeEmployer, makeJobs } from '../jobs/jobs.factory.ts';
import { readWordList } from '../platform/words.ts';

const day = 86_400_000;

let app: TestApp;
let asked = 0;
const people: Record<'guest' | 'seeker' | 'employer', string | undefined> = {
  guest: undefined,
  seeker: undefined,
  employer: undefined,
};
let pair: { employer: User; seeker: User };

beforeAll(async () => {
  app = await startTestApp({ env: { TRUST_PROXY: '1' } });
  const { db } = app.services;
  const { user: employer, company } = await makeEmployer(db, { company: { name: 'Havnens Køkken' } });
  const seeker = await makeUser(db, { name: 'Signe Holm' });
  pair = { employer, seeker };
  people.seeker = await signInAs(db, seeker);
  people.employer = await signInAs(db, employer);
  const ad = { userId: employer.id, companyId: company.id, cityIds: [5000] };
  await makeJobs(db, [
    { ...ad, title: 'Pædagog' },
    { ...ad, title: 'Sygeplejerske' },
  ]);
});
afterAll(() => app.close());

/** Asks from an address without earlier requests. */
async function ask(
  query: string,
  { token, language = 'da', on = app }: { token?: string | undefined; language?: Language; on?: TestApp } = {},
) {
  asked += 1;
  const response = await on.raw('POST', '/api/dialogflow/webhook', {
    token,
    body: JSON.stringify({ query }),
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.7.${asked >> 8}.${asked & 255}`,
      cookie: `${languageCookieName}=${language}`,
    },
  });
  expect(response.status).toBe(200);
  return (await response.json()) as BotAnswer;
}

describe('the questions that the screen offers', () => {
  const quoted = /[»“]([^«”]+\?)[«”]/;

  /** The examples of an empty conversation, and the one that the bot names itself. */
  const questionsIn = (language: Language) => {
    const intents: { id: string; answer?: string }[] = readWordList('chatbot-answers', language).intents;
    const named = quoted.exec(intents.find(({ id }) => id === 'help')?.answer ?? '')?.[1];
    return [...readWordList('chatbot', language).examples, named ?? ''];
  };
  const all = languages.flatMap((language) => questionsIn(language).map((question) => [language, question] as const));

  test.each(all)('are answered to everybody: %s, %s', async (language, question) => {
    for (const token of Object.values(people)) {
      const answer = await ask(question, { token, language });
      expect(['answer', 'jobs']).toContain(answer.kind);
      if (answer.kind === 'jobs') expect(answer.links[0]?.to).toMatch(/^\/job\/\d+\//);
    }
  });

  test('keep the limit of signed-in people out of reach', () => expect(all.length).toBeLessThan(15));
});

describe('prices', () => {
  const kroner = (ore: number) => new Intl.NumberFormat('da-DK').format(ore / 100);
  const [basic = 0, pro = 0] = offers.seeker.plans.map(({ price }) => price);
  const ofCompanies = offers.employer.plans.map(({ price }) => kroner(price));

  test('"Er det gratis?" is not answered with "Nej."', async () => {
    const { answer } = await ask('Er det gratis?');
    expect(answer).toBe('Det er gratis at søge job, have et CV og bruge jobagenter.');
    expect((await ask('Is it free?', { language: 'en' })).answer).toMatch(/^It is free/);
    expect((await ask('Er det gratis at søge job?')).answer).toMatch(/^Det er gratis/);
    // The question of the help page has the help page's answer.
    expect((await ask('Koster det noget at søge job?')).answer).toMatch(/^Nej\. Det er gratis/);
  });

  test('an answer for job seekers is not given about companies', async () => {
    for (const asker of [
      { query: 'Er det gratis?', token: people.employer },
      { query: 'Er det gratis for virksomheder?', token: undefined },
      { query: 'Er det gratis at annoncere?', token: people.seeker },
      { query: 'Er det gratis at slå et job op?', token: undefined },
    ]) {
      const { answer } = await ask(asker.query, { token: asker.token });
      for (const price of ofCompanies) expect(answer).toContain(`${price} kr.`);
    }
  });

  test('job seekers hear the prices of their own plans, from the table of plans', async () => {
    for (const query of ['Hvad koster planerne?', 'Hvad koster Basic pakke?', 'Hvad er prisen?']) {
      const { answer, links } = await ask(query, { token: people.seeker });
      expect(answer).toContain(`Basic pakke ${kroner(basic)} kr.`);
      expect(answer).toContain(`Pro Pakke ${kroner(pro)} kr.`);
      expect(links).toEqual([{ label: 'Se planerne', to: '/kandidat/medlemskab/pakke' }]);
    }
    expect((await ask('Hvad koster en plan for jobsøgere?')).answer).toContain(`${kroner(pro)} kr.`);
    expect((await ask('Hvad koster en annonce?', { token: people.seeker })).answer).toContain(`${ofCompanies[1]} kr.`);
  });

  test('plans that are not offered are not named', async () => {
    const bare = await startTestApp({ env: { SEEKER_PLANS: 'off', TRUST_PROXY: '1' } });
    try {
      const token = await signInAs(bare.services.db, await makeUser(bare.services.db));
      for (const query of ['Hvad koster planerne?', 'Hvad koster Basic pakke?'])
        expect((await ask(query, { token, on: bare })).answer).toBe(
          'Det er gratis at søge job, have et CV og bruge jobagenter.',
        );
    } finally {
      await bare.close();
    }
  });
});

describe('the own interviews', () => {
  const question = 'Hvornår er min næste samtale?';

  test('are told to their two people only', async () => {
    const { services } = app;
    const startsAt = new Date(Math.ceil(services.clock.now().getTime() / day) * day + 2 * day + 9 * 3_600_000);
    const values = { employerId: pair.employer.id, seekerId: pair.seeker.id, state: 'accepted' as const };
    await makeInterview(services, { ...values, startsAt, endsAt: new Date(startsAt.getTime() + 1_800_000) });
    const [seeker, employer] = await Promise.all([
      ask(question, { token: people.seeker }),
      ask('Hvilke interviews har vi?', { token: people.employer }),
    ]);
    expect(seeker).toMatchObject({
      kind: 'answer',
      answer: expect.stringMatching(/^Du har 1 samtale foran dig: .+ kl\. \d\d\.00–\d\d\.30 dansk tid\.$/),
      links: [
        {
          label: 'Samtale med Havnens Køkken',
          to: '/kandidat/interview/liste',
          note: expect.stringMatching(/ · Aftalt$/),
        },
        { label: 'Åbn kalenderen', to: '/kandidat/interview/liste' },
      ],
    });
    expect(employer).toMatchObject({ links: [{ to: '/virksomhed/interview/liste' }, {}] });
    expect((await ask('When is my next interview?', { token: people.seeker, language: 'en' })).answer).toMatch(
      /^You have 1 interview ahead: .+ at \d\d:00–\d\d:30 Danish time\.$/,
    );
    const { db } = services;
    const others = [await makeUser(db, {}), (await makeEmployer(db, {})).user];
    for (const other of others)
      expect(await ask(question, { token: await signInAs(db, other) })).toMatchObject({
        answer: 'Du har ingen samtaler foran dig.',
      });
    expect(await ask(question)).toMatchObject({
      answer: 'Dine samtaler ser jeg kun, når du er logget ind.',
      links: [{ label: 'Log ind', to: '/login' }],
    });
  });
});
