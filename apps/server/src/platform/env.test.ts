import { describe, expect, it } from 'vitest';
import { readSettings, SettingError } from './env.ts';
import { settingWarnings } from './setting-warnings.ts';

const database = { DATABASE_URL: 'postgresql://db/jobblik' };
const mailServer = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@jobblik.example' };
const sandbox = { SANDBOX_PAYMENTS: 'on' };
const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const open = { LISTEN_HOST: '0.0.0.0' };

describe('the outbox page', () => {
  it.each([
    ['nothing set', {}, true],
    ['loopback named', { LISTEN_HOST: 'localhost' }, true],
    ['the other loopback', { LISTEN_HOST: '::1' }, true],
    ['sample data off', { SAMPLE_DATA: 'off' }, true],
    ['a mail server', mailServer, false],
    ['a mail server and the page off', { ...mailServer, OUTBOX_PAGE: 'off' }, false],
    ['a mail server and a database', { ...mailServer, ...database, ...sandbox }, false],
    ['every address and the page asked for', { ...open, OUTBOX_PAGE: 'on' }, true],
    ['https and the page asked for', { PUBLIC_URL: 'https://jobblik.example', OUTBOX_PAGE: 'on' }, true],
  ])('with %s', (_what, environment, expected) => {
    expect(readSettings(environment).OUTBOX_PAGE).toBe(expected);
  });

  it.each([
    ['a database without a mail server', database, /^SMTP_URL: has to be set together with DATABASE_URL$/],
    ['the same for a development server', { ...database, NODE_ENV: 'development' }, /^SMTP_URL: /],
    ['the page asked for with a database', { ...database, OUTBOX_PAGE: 'on' }, /^OUTBOX_PAGE: .*embedded database/],
    ['the page off with a database', { ...database, OUTBOX_PAGE: 'off' }, /^SMTP_URL: /],
    ['the page and a mail server', { ...mailServer, OUTBOX_PAGE: 'on' }, /^OUTBOX_PAGE: /],
    ['the page off and no mail server', { OUTBOX_PAGE: 'off' }, /^SMTP_URL: /],
    ['every address', open, /^SMTP_URL: .*OUTBOX_PAGE=on/],
    ['https', { PUBLIC_URL: 'https://jobblik.example' }, /^SMTP_URL: /],
  ])('refuses the start with %s', (_what, environment, line) => {
    expect(() => readSettings(environment)).toThrow(SettingError);
    expect(() => readSettings(environment)).toThrow(line);
  });
});

describe('the sender of mails', () => {
  it('is required with a mail server, and has a default in the outbox', () => {
    const { MAIL_FROM, ...alone } = mailServer;
    for (const environment of [alone, { ...alone, MAIL_FROM: '' }, { ...alone, ...database }]) {
      expect(() => readSettings(environment)).toThrow(SettingError);
      expect(() => readSettings(environment)).toThrow(/^MAIL_FROM: has to be set together with SMTP_URL, .+$/);
    }
    expect(readSettings(mailServer).MAIL_FROM).toBe(MAIL_FROM);
    expect(readSettings({}).MAIL_FROM).toBe('Jobblik <post@jobblik.test>');
  });
});

describe('test payments', () => {
  it.each([
    ['nothing set', {}, true],
    ['sample data that other machines reach', { ...mailServer, ...open }, true],
    ['this machine only and no sample data', { SAMPLE_DATA: 'off' }, true],
    ['Stripe', stripe, false],
    ['Stripe and test payments off', { ...stripe, SANDBOX_PAYMENTS: 'off' }, false],
    ['a database and Stripe', { ...database, ...mailServer, ...stripe }, false],
    ['a database and test payments asked for', { ...database, ...mailServer, ...sandbox }, true],
  ])('with %s', (_what, environment, expected) => {
    expect(readSettings(environment).SANDBOX_PAYMENTS).toBe(expected);
  });

  const plansForNothing =
    /^STRIPE_SECRET_KEY: has to be set, or anybody gets every plan for nothing; SANDBOX_PAYMENTS=on allows that$/;

  it.each([
    ['a database without Stripe', { ...database, ...mailServer }, plansForNothing],
    ['the same for a development server', { ...database, ...mailServer, NODE_ENV: 'development' }, plansForNothing],
    ['the same with sample data', { ...database, ...mailServer, SAMPLE_DATA: 'on' }, plansForNothing],
    ['the embedded database for other machines', { ...mailServer, SAMPLE_DATA: 'off' }, plansForNothing],
    [
      'the embedded database behind https',
      { ...mailServer, SAMPLE_DATA: 'off', LISTEN_HOST: '127.0.0.1', PUBLIC_URL: 'https://jobblik.example' },
      plansForNothing,
    ],
    ['neither test payments nor Stripe', { SANDBOX_PAYMENTS: 'off' }, /^STRIPE_SECRET_KEY: .*SANDBOX_PAYMENTS is off$/],
    ['test payments and Stripe', { ...stripe, ...sandbox }, /^SANDBOX_PAYMENTS: on excludes STRIPE_SECRET_KEY/],
    ['some keys of Stripe', { STRIPE_SECRET_KEY: 'sk_test_x', ...sandbox }, /^STRIPE_SECRET_KEY, .*set together$/],
    [
      'live keys of Stripe and a seller who does not exist',
      { ...stripe, STRIPE_SECRET_KEY: 'sk_live_x' },
      /^SELLER_CVR: has to be set with SELLER_NAME and SELLER_ADDRESS where Stripe takes real money$/,
    ],
  ])('refuses the start with %s', (_what, environment, line) => {
    expect(() => readSettings(environment)).toThrow(SettingError);
    expect(() => readSettings(environment)).toThrow(line);
  });

  it('with live keys of Stripe and a seller', () => {
    const seller = { SELLER_NAME: 'Blik ApS', SELLER_ADDRESS: 'Torvet 1, 8000 Aarhus C', SELLER_CVR: '12345678' };
    const env = readSettings({ ...stripe, STRIPE_SECRET_KEY: 'sk_live_x', ...seller });
    expect(env.SANDBOX_PAYMENTS).toBe(false);
  });

  it('warn on another database', () => {
    expect(settingWarnings(readSettings({ ...database, ...mailServer, ...sandbox }))).toEqual([
      'SANDBOX_PAYMENTS is on: anybody gets every plan for nothing',
    ]);
    expect(settingWarnings(readSettings({ ...database, ...mailServer, ...stripe }))).toEqual([]);
    expect(settingWarnings(readSettings({}))).toEqual([]);
  });
});

describe('messages of the contact form', () => {
  it.each([
    ['nothing set', {}, 'post@jobblik.test'],
    ['a sender', mailServer, 'post@jobblik.example'],
    ['a sender with a name', { ...mailServer, MAIL_FROM: 'Jobblik <brev@jobblik.example>' }, 'brev@jobblik.example'],
    ['a receiver', { ...mailServer, CONTACT_EMAIL: 'hjaelp@jobblik.example' }, 'hjaelp@jobblik.example'],
  ])('with %s', (_what, environment, expected) => {
    expect(readSettings(environment).CONTACT_EMAIL).toBe(expected);
  });
});

it.each([
  ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'x' }],
  ['LINKEDIN_CLIENT_ID', { LINKEDIN_CLIENT_SECRET: 'x' }],
  ['FACEBOOK_CLIENT_ID', { FACEBOOK_CLIENT_ID: 'x' }],
])('half of a pair is refused: %s', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} and .*have to be set together$`));
});

it.each([
  ['waits in production', { ...database, ...mailServer, ...stripe }, true],
  ['does not wait with sample data', {}, false],
  ['does not wait in development', { ...database, ...mailServer, ...stripe, NODE_ENV: 'development' }, false],
  ['waits where that is asked for', { FIRST_ADS_WAIT: 'on' }, true],
])('a first ad of a company that is not verified %s', (_what, environment, expected) => {
  expect(readSettings(environment).FIRST_ADS_WAIT).toBe(expected);
});

/** What an installation has that sets only what the start asks for. A change here is a change of what operators rely on. */
it('has safe defaults in production', () => {
  const { DATABASE_URL, SMTP_URL, MAIL_FROM, ...defaults } = readSettings({ ...database, ...mailServer, ...stripe });
  expect(defaults).toEqual({
    ...stripe,
    NODE_ENV: 'production',
    API_DOCS: false,
    MAX_CONNECTIONS: 10_000,
    PORT: 8080,
    SOCKET_PORT: 8442,
    LISTEN_HOST: '0.0.0.0',
    DATA_DIR: './data',
    SEARCH_MEMORY_MB: 512,
    SEARCH_WIDENING: ['synonym', 'related', 'part', 'occupation', 'some'],
    S3_REGION: 'eu-north-1',
    OUTBOX_PAGE: false,
    CONTACT_EMAIL: MAIL_FROM,
    SANDBOX_PAYMENTS: false,
    JANUS_FOR_ALL: false,
    DIALOGFLOW_API_BASE: 'https://dialogflow.googleapis.com',
    SERVICE_WORKER: true,
    MAP_ATTRIBUTION: '© OpenStreetMap',
    SAMPLE_DATA: false,
    AGE_FILTERS: true,
    SEEKER_PLANS: true,
    CVR_REGISTER_URL: 'http://distribution.virk.dk/cvr-permanent/virksomhed',
    FIRST_ADS_WAIT: true,
    FINANCIAL_YEAR_ENDS: 12,
    SELLER_NAME: 'Jobblik ApS',
    SELLER_ADDRESS: 'Havnegade 1, 9000 Aalborg',
    SELLER_CVR: '00000000',
    LOG_LEVEL: 'info',
  });
});

describe('the address to listen on', () => {
  it.each([
    ['nothing set', {}, '127.0.0.1'],
    ['a mail server and sample data', mailServer, '127.0.0.1'],
    ['sample data with a database', { ...mailServer, ...database, ...sandbox, SAMPLE_DATA: 'on' }, '127.0.0.1'],
    ['a database and no sample data', { ...mailServer, ...database, ...sandbox }, '0.0.0.0'],
    ['neither sample data nor an outbox page', { ...mailServer, ...stripe, SAMPLE_DATA: 'off' }, '0.0.0.0'],
    ['a setting', { ...mailServer, ...open }, '0.0.0.0'],
  ])('with %s', (_what, environment, expected) => {
    expect(readSettings(environment).LISTEN_HOST).toBe(expected);
  });

  it('is not a name', () => {
    expect(() => readSettings({ LISTEN_HOST: 'jobblik.example' })).toThrow(/^LISTEN_HOST: an IP address/);
  });
});

describe('proxies in front of the server', () => {
  const https = { ...mailServer, PUBLIC_URL: 'https://jobblik.example' };

  it.each([
    ['https and nothing said', https, 1],
    ['https and one proxy', { ...https, TRUST_PROXY: '1' }, 0],
    ['https and none', { ...https, TRUST_PROXY: 'off' }, 0],
    ['no https', {}, 0],
  ])('with %s', (_what, environment, expected) => {
    expect(settingWarnings(readSettings(environment))).toHaveLength(expected);
  });

  it('are not trusted by default', () => {
    expect(() => readSettings({ TRUST_PROXY: 'on' })).toThrow(/^TRUST_PROXY: off, a number of proxies, or/);
  });
});

it('has sample data with the embedded database only, unless set otherwise', () => {
  expect(readSettings({}).SAMPLE_DATA).toBe(true);
  expect(readSettings({ ...database, ...mailServer, ...stripe }).SAMPLE_DATA).toBe(false);
  expect(readSettings({ SAMPLE_DATA: 'off' }).SAMPLE_DATA).toBe(false);
});

describe('the pages about the API', () => {
  it.each([
    ['nothing set', {}, true],
    ['a database', { ...database, ...mailServer, ...sandbox }, false],
    ['a database and sample data', { ...database, ...mailServer, ...sandbox, SAMPLE_DATA: 'on' }, true],
    ['a database, asked for', { ...database, ...mailServer, ...sandbox, API_DOCS: 'on' }, true],
    ['a database, in development', { ...database, ...mailServer, ...sandbox, NODE_ENV: 'development' }, true],
    ['nothing set but off', { API_DOCS: 'off' }, false],
  ])('with %s', (_what, environment, expected) => {
    expect(readSettings(environment).API_DOCS).toBe(expected);
  });
});
