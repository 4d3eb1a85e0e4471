import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings, settings } from '../src/platform/env.ts';

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

const compose = z
  .object({
    services: z.object({
      postgres: z.object({ image: z.string() }),
      redis: z.object({ image: z.string() }),
      app: z.object({
        environment: z.record(z.string(), z.string()),
        ports: z.array(z.string()),
        volumes: z.array(z.string()),
        depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })),
      }),
    }),
  })
  .parse(parse(read('deploy/compose.yaml')));
const { app } = compose.services;
const dockerfile = read('Dockerfile');

/** Fills `${NAME}`, `${NAME:-default}` and `${NAME:?message}` as Docker Compose does. */
function interpolate(value: string, variables: Record<string, string>): string {
  return value.replace(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, operator: string | undefined, text = '') => {
      const given = variables[name];
      if (given) return given;
      if (operator === '-') return text;
      throw new Error(`${name} has to be set`);
    },
  );
}

const given = {
  POSTGRES_PASSWORD: 'secret',
  SMTP_URL: 'smtps://user:secret@mail.example',
  MAIL_FROM: 'post@jobblik.example',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};
const filled = (variables: Record<string, string> = given) =>
  Object.fromEntries(Object.entries(app.environment).map(([name, value]) => [name, interpolate(value, variables)]));

/** Variables of the last stage's ENV instructions, which is what the server is started with. */
function imageEnvironment(): Record<string, string> {
  const stage = dockerfile.slice(dockerfile.indexOf('AS product'));
  const assignments = [...stage.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) => line.trim().split(/\s+/));
  return Object.fromEntries(
    assignments.map((one) => [one.slice(0, one.indexOf('=')), one.slice(one.indexOf('=') + 1)]),
  );
}

test('every variable that compose and the image set is a setting of the product', () => {
  const known = Object.keys(settings.shape);
  const used = [...Object.keys(app.environment), ...Object.keys(imageEnvironment())];
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});

/** Settings that compose does not pass on, and why. */
const notPassed = {
  NODE_ENV: 'the image says production',
  LISTEN_HOST: 'the container listens on all its addresses, compose publishes them to this machine',
  EMBEDDED_DATABASE_URL: 'for the development server',
  OUTBOX_PAGE: 'excluded by SMTP_URL, which compose asks for',
  SAMPLE_DATA: 'its passwords are public',
  STRIPE_API_BASE: 'for a test provider',
  FACEBOOK_ISSUER: 'for a test provider',
  LINKEDIN_ISSUER: 'for a test provider',
  PUSH_SERVICE: 'for a test provider',
  DIALOGFLOW_PROJECT: 'needs a file in the container',
  DIALOGFLOW_CREDENTIALS: 'needs a file in the container',
  DIALOGFLOW_API_BASE: 'needs the two above',
};

test('compose passes every setting but those that are named here', () => {
  const passed = [...Object.keys(app.environment), ...Object.keys(notPassed)];
  expect(passed.sort()).toEqual(Object.keys(settings.shape).sort());
});

test('what is set beside compose reaches the product, and what is not keeps its default', () => {
  const stored = {
    S3_BUCKET: 'jobblik',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'k',
    S3_SECRET_ACCESS_KEY: 's',
  };
  const relay = { STUN_URLS: 'stun:relay.example:3478', TURN_URLS: 'turn:relay.example:3478', TURN_SECRET: 't' };
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, ...mail } = given;
  expect(readSettings(filled({ ...given, ...stored, ...relay }))).toMatchObject({
    ...stored,
    ...relay,
    SMTP_URL: given.SMTP_URL,
  });
  expect(readSettings(filled())).toMatchObject({
    SANDBOX_PAYMENTS: false,
    SAMPLE_DATA: false,
    S3_REGION: 'eu-north-1',
  });
  expect(() => readSettings(filled(mail))).toThrow(/^STRIPE_SECRET_KEY: /);
  expect(readSettings(filled({ ...mail, SANDBOX_PAYMENTS: 'on' })).SANDBOX_PAYMENTS).toBe(true);
});

test('the settings of compose are accepted, and each service it starts is used', () => {
  const env = readSettings({ NODE_ENV: 'production', ...imageEnvironment(), ...filled() });
  expect(env.DATABASE_URL).toBe('postgresql://jobblik:secret@postgres:5432/jobblik');
  expect(env.REDIS_URL).toBe('redis://redis:6379');
  expect(Object.keys(app.depends_on).sort()).toEqual(['postgres', 'redis']);
  expect(compose.services.postgres.image).toMatch(/^postgres:18\b/);
});

test('a password, a mail server and a sender have to be given', () => {
  expect(() => interpolate(app.environment.DATABASE_URL ?? '', {})).toThrow('POSTGRES_PASSWORD has to be set');
  expect(() => interpolate(app.environment.SMTP_URL ?? '', {})).toThrow('SMTP_URL has to be set');
  expect(() => interpolate(app.environment.MAIL_FROM ?? '', {})).toThrow('MAIL_FROM has to be set');
});

test('the container listens on its published ports and shows nobody its mails', () => {
  const env = readSettings({ NODE_ENV: 'production', ...imageEnvironment(), ...filled() });
  expect(env.LISTEN_HOST).toBe('0.0.0.0');
  expect(env.OUTBOX_PAGE).toBe(false);
});

test('published, exposed and configured ports agree', () => {
  const env = readSettings(filled());
  const inside = app.ports.map((port) => Number(port.split(':').at(-1)));
  const exposed = dockerfile
    .match(/^EXPOSE (.+)$/m)?.[1]
    ?.split(' ')
    .map(Number);
  expect(inside).toEqual([env.PORT, env.SOCKET_PORT]);
  expect(exposed).toEqual(inside);
  expect(imageEnvironment()).toMatchObject({ PORT: `${env.PORT}`, SOCKET_PORT: `${env.SOCKET_PORT}` });
});

test('uploads are kept on the volume that the image declares', () => {
  const env = readSettings(filled());
  expect(app.volumes.map((volume) => volume.split(':')[1])).toContain(env.DATA_DIR);
  expect(dockerfile).toContain(`VOLUME ${env.DATA_DIR}`);
});

test('the image runs Node 24 as an ordinary user and asks the health address', () => {
  const stage = dockerfile.slice(dockerfile.indexOf('AS product'));
  expect(dockerfile).toMatch(/^FROM node:24\b.* AS base$/m);
  expect(stage).toMatch(/^USER node$/m);
  expect(stage).toContain("/api/health'");
});
