import { describe, expect, it } from 'vitest';
import { readSettings, SettingError, settingWarnings } from './env.ts';

const database = { DATABASE_URL: 'postgresql://db/jobblik' };
const mailServer = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'post@jobblik.example' };
const open = { LISTEN_HOST: '0.0.0.0' };

describe('the outbox page', () => {
  it.each([
    ['nothing set', {}, true],
    ['loopback named', { LISTEN_HOST: 'localhost' }, true],
    ['the other loopback', { LISTEN_HOST: '::1' }, true],
    ['sample data off', { SAMPLE_DATA: 'off' }, true],
    ['a mail server', mailServer, false],
    ['a mail server and the page off', { ...mailServer, OUTBOX_PAGE: 'off' }, false],
    ['a mail server and a database', { ...mailServer, ...database }, false],
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

describe('the address to listen on', () => {
  it.each([
    ['nothing set', {}, '127.0.0.1'],
    ['a mail server and sample data', mailServer, '127.0.0.1'],
    ['sample data with a database', { ...mailServer, ...database, SAMPLE_DATA: 'on' }, '127.0.0.1'],
    ['a database and no sample data', { ...mailServer, ...database }, '0.0.0.0'],
    ['neither sample data nor an outbox page', { ...mailServer, SAMPLE_DATA: 'off' }, '0.0.0.0'],
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
  expect(readSettings({ ...database, ...mailServer }).SAMPLE_DATA).toBe(false);
  expect(readSettings({ SAMPLE_DATA: 'off' }).SAMPLE_DATA).toBe(false);
});
