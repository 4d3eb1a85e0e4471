import { z } from 'zod';
import { trustedProxies } from './http/client-address.ts';
import { type ExpansionKind, expansionKinds } from './search/expansion.ts';

const onOff = z.enum(['on', 'off']).transform((value) => value === 'on');
const port = z.coerce.number().int().min(0).max(65_535);
const optionalText = z.string().min(1).optional();
const loopback = '127.0.0.1';
const anyAddress = '0.0.0.0';
/** Sender of mails in the outbox. */
const outboxSender = 'Jobblik <post@jobblik.test>';
/** CVR number of the seller that does not exist. */
const noCvr = '00000000';
/** An address of this machine; names would need a look-up each time. */
const listenHost = z.union([z.literal('localhost').transform(() => loopback), z.ipv4(), z.ipv6()], {
  error: 'an IP address of this machine is expected',
});
const proxies = z.string().refine(
  (value) => {
    try {
      return Boolean(trustedProxies(value));
    } catch (error) {
      if (error instanceof TypeError) return false;
      throw error;
    }
  },
  { error: 'off, a number of proxies, or their addresses and CIDR ranges with commas between are expected' },
);

/** Addresses of one kind, separated by commas. */
function addresses(kind: RegExp, error: string) {
  const areAll = (value: string) => value.split(',').every((part) => kind.test(part.trim()));
  return z.string().refine(areAll, { error }).optional();
}

const widening = z.union([
  z.literal('off').transform((): ExpansionKind[] => []),
  z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.enum(expansionKinds))),
]);

/** Every setting of the product, by the name of its environment variable. The only file that reads them. */
export const settings = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production'),
  PORT: port.default(8080),
  SOCKET_PORT: port.default(8442),
  /** Address that both ports listen on: loopback with sample data or an open outbox page, every address otherwise. */
  LISTEN_HOST: listenHost.optional(),
  /** Maximum number of open connections of each port; more are closed as they open. */
  MAX_CONNECTIONS: z.coerce.number().int().min(1).max(1_000_000).default(10_000),
  /** `/api/docs` and `/api/openapi.json`: off in production, except with sample data or the embedded database. */
  API_DOCS: onOff.optional(),
  /** Public address, without a slash at the end; links in mails and canonical tags begin with it. */
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  /**
   * The secret of all servers of one database, from which every key is derived. Without it one is made and stored in the database,
   * beside what it encrypts.
   */
  INSTALLATION_SECRET: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, '64 hexadecimal digits are expected, as `openssl rand -hex 32` prints')
    .optional(),
  DATABASE_URL: z.url().optional(),
  /** The embedded database where `npm run dev` runs it beside the server; for that script only. */
  EMBEDDED_DATABASE_URL: z.url().optional(),
  /** A read replica that searches may use; the main database when absent. */
  DATABASE_REPLICA_URL: z.url().optional(),
  /** Memory of this process for searching, in megabytes: attributes of ads and CVs, and cached search results. At least 64. */
  SEARCH_MEMORY_MB: z.coerce.number().int().min(64).max(65_536).default(512),
  /** How a search with few hits finds similar ads, separated by commas; `off` turns it off. */
  SEARCH_WIDENING: widening.default([...expansionKinds]),
  REDIS_URL: z.url().optional(),
  S3_BUCKET: optionalText,
  S3_REGION: z.string().default('eu-north-1'),
  S3_ENDPOINT: z.url().optional(),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  SMTP_URL: z.url().optional(),
  /** Whether all visitors may read the product's mails at `/dev/outbox`. Only with the embedded database and without `SMTP_URL`. */
  OUTBOX_PAGE: onOff.optional(),
  /** Sender of every mail. Required together with `SMTP_URL`. */
  MAIL_FROM: optionalText,
  /** Receiver of messages of the contact form: the address of `MAIL_FROM` unless set. */
  CONTACT_EMAIL: z.email().optional(),
  STRIPE_SECRET_KEY: optionalText,
  STRIPE_PUBLISHABLE_KEY: optionalText,
  STRIPE_WEBHOOK_SECRET: optionalText,
  /**
   * `on`: plans are sold by test payments that take no money. On by itself only with sample data of the embedded database, or where
   * only this machine reaches it.
   */
  SANDBOX_PAYMENTS: onOff.optional(),
  /** Only for a test provider; Stripe's address otherwise. */
  STRIPE_API_BASE: z.url().optional(),
  /** WebSocket addresses of Janus media servers, separated by commas; rooms of more than four people need one. */
  JANUS_URLS: addresses(/^wss?:\/\//, 'ws:// or wss:// addresses with commas between are expected'),
  /** `api_secret` of the Janus servers, and `admin_key` of their video rooms. */
  JANUS_SECRET: optionalText,
  JANUS_ADMIN_KEY: optionalText,
  /** `on`: every room uses Janus, also small ones. */
  JANUS_FOR_ALL: onOff.default(false),
  /** `stun:` addresses, separated by commas. */
  STUN_URLS: addresses(/^stuns?:[^/]/, 'stun: addresses with commas between are expected'),
  /** `turn:` and `turns:` addresses of one relay, separated by commas, and its `static-auth-secret`. */
  TURN_URLS: addresses(/^turns?:[^/]/, 'turn: or turns: addresses with commas between are expected'),
  TURN_SECRET: optionalText,
  FACEBOOK_CLIENT_ID: optionalText,
  FACEBOOK_CLIENT_SECRET: optionalText,
  /** Only for a test provider; Facebook's address otherwise. */
  FACEBOOK_ISSUER: z.url().optional(),
  LINKEDIN_CLIENT_ID: optionalText,
  LINKEDIN_CLIENT_SECRET: optionalText,
  LINKEDIN_ISSUER: z.url().optional(),
  DIALOGFLOW_PROJECT: optionalText,
  /** Path of the key file of a service account. */
  DIALOGFLOW_CREDENTIALS: optionalText,
  /** Only for a test service, or a region of Dialogflow. */
  DIALOGFLOW_API_BASE: z.url().default('https://dialogflow.googleapis.com'),
  /**
   * Private key of push messages to browsers (VAPID, RFC 8292): 32 bytes as base64url. Derived from the installation's secret when
   * absent.
   */
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, '32 bytes as unpadded base64url are expected')
    .optional(),
  /** Only for a test push service; otherwise any public `https:` address from a browser. */
  PUSH_SERVICE: z.url().optional(),
  /** `off` removes the service worker from browsers that have it, and does not install it in others. */
  SERVICE_WORKER: onOff.default(true),
  /** Tile address of the maps with {z}, {x} and {y}; without it, a drawn map with the address as text. */
  MAP_TILE_URL: optionalText,
  MAP_ATTRIBUTION: z.string().default('© OpenStreetMap'),
  /** `on` with the embedded database, `off` otherwise, unless set. */
  SAMPLE_DATA: onOff.optional(),
  AGE_FILTERS: onOff.default(true),
  SEEKER_PLANS: onOff.default(true),
  /**
   * Plans of employers whose list price was charged before, with commas between (`2,3`). Only those are shown crossed out beside the
   * price: a comparison with a price that nobody paid misleads (markedsføringsloven § 5).
   */
  PRICES_CHARGED_BEFORE: z
    .string()
    .regex(/^[1-3](,[1-3])*$/, 'numbers of plans with commas between are expected')
    .transform((value) => value.split(',').map(Number))
    .optional(),
  SELLER_NAME: z.string().default('Jobblik ApS'),
  SELLER_ADDRESS: z.string().default('Havnegade 1, 9000 Aalborg'),
  SELLER_CVR: z
    .string()
    .regex(/^\d{8}$/)
    .default(noCvr),
  /** Month in which the seller's financial year ends; invoices are stored for five years from there. */
  FINANCIAL_YEAR_ENDS: z.coerce.number().int().min(1).max(12).default(12),
  /** Name and password of system access to CVR data, and its index of companies; without them a file of made companies. */
  CVR_REGISTER_USER: optionalText,
  CVR_REGISTER_PASSWORD: optionalText,
  CVR_REGISTER_URL: z.url().default('http://distribution.virk.dk/cvr-permanent/virksomhed'),
  /** `on`: the first ads of a company that is not verified wait for an operator. On by itself in production without sample data. */
  FIRST_ADS_WAIT: onOff.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Proxies whose `X-Forwarded-For` is trusted: `off`, the number of proxies, or their addresses and CIDR ranges. */
  TRUST_PROXY: proxies.optional(),
});

type GivenSettings = z.output<typeof settings>;

/** The settings of one installation, including computed defaults. */
export interface Settings extends GivenSettings {
  CONTACT_EMAIL: string;
  LISTEN_HOST: string;
  API_DOCS: boolean;
  MAIL_FROM: string;
  OUTBOX_PAGE: boolean;
  SAMPLE_DATA: boolean;
  SANDBOX_PAYMENTS: boolean;
  FIRST_ADS_WAIT: boolean;
}

/** An invalid setting; its message is one line for the person who starts the server. */
export class SettingError extends Error {}

/**
 * Reads the settings. Empty variables count as absent.
 * @throws SettingError naming the first wrong variable, or two that exclude each other.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const present = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = settings.safeParse(present);
  if (parsed.success) return withDefaults(parsed.data);
  const issue = parsed.error.issues[0];
  const name = issue?.path.join('.') ?? 'settings';
  const got = /SECRET|KEY/.test(name) ? 'another text' : `"${present[name] ?? ''}"`;
  throw new SettingError(`${name}: ${issue?.message ?? 'wrong value'} (got ${got})`);
}

function withDefaults(given: GivenSettings): Settings {
  if (given.SMTP_URL && !given.MAIL_FROM)
    throw new SettingError(
      'MAIL_FROM: has to be set together with SMTP_URL, to an address that its server may send from',
    );
  for (const names of together) refuseParts(given, names);
  if (!given.DIALOGFLOW_PROJECT !== !given.DIALOGFLOW_CREDENTIALS)
    throw new SettingError('DIALOGFLOW_CREDENTIALS: has to be set together with DIALOGFLOW_PROJECT');
  if (!given.TURN_URLS !== !given.TURN_SECRET)
    throw new SettingError('TURN_SECRET: has to be set together with TURN_URLS');
  if (!given.JANUS_URLS && (given.JANUS_SECRET || given.JANUS_ADMIN_KEY || given.JANUS_FOR_ALL))
    throw new SettingError('JANUS_URLS: has to be set together with the other settings of Janus');
  const isEmbedded = !given.DATABASE_URL;
  const sampleData = given.SAMPLE_DATA ?? isEmbedded;
  const host = given.LISTEN_HOST ?? (sampleData || (isEmbedded && !given.SMTP_URL) ? loopback : anyAddress);
  const sender = given.MAIL_FROM ?? outboxSender;
  return {
    ...given,
    SAMPLE_DATA: sampleData,
    LISTEN_HOST: host,
    API_DOCS: given.API_DOCS ?? (given.NODE_ENV !== 'production' || sampleData || isEmbedded),
    OUTBOX_PAGE: hasOutboxPage(given, host),
    SANDBOX_PAYMENTS: hasSandbox(given, sampleData, host),
    FIRST_ADS_WAIT: given.FIRST_ADS_WAIT ?? (given.NODE_ENV === 'production' && !sampleData),
    MAIL_FROM: sender,
    CONTACT_EMAIL: given.CONTACT_EMAIL ?? /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender,
  };
}

/** Settings that mean something only together. */
const together = [
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['CVR_REGISTER_USER', 'CVR_REGISTER_PASSWORD'],
  ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
] as const;

function refuseParts(given: GivenSettings, names: readonly (keyof GivenSettings)[]): void {
  const areSet = names.map((name) => Boolean(given[name]));
  if (!areSet.some(Boolean) || areSet.every(Boolean)) return;
  throw new SettingError(`${names.slice(0, -1).join(', ')} and ${names.at(-1)}: have to be set together`);
}

/**
 * Test payments open plans for nothing, so they are on by default only where sample data says that nothing is real, or where other
 * machines cannot reach the product.
 */
function hasSandbox(given: GivenSettings, sampleData: boolean, host: string): boolean {
  const sandbox = given.SANDBOX_PAYMENTS;
  if (given.STRIPE_SECRET_KEY) {
    if (sandbox) throw new SettingError('SANDBOX_PAYMENTS: on excludes STRIPE_SECRET_KEY, which takes every payment');
    refuseInventedSeller(given);
    return false;
  }
  if (sandbox === false) throw new SettingError('STRIPE_SECRET_KEY: has to be set where SANDBOX_PAYMENTS is off');
  if (sandbox || (!given.DATABASE_URL && (sampleData || isForThisMachine(given, host)))) return true;
  throw new SettingError(
    'STRIPE_SECRET_KEY: has to be set, or anybody gets every plan for nothing; SANDBOX_PAYMENTS=on allows that',
  );
}

/** Live keys take money, and an invoice names who took it (momsbekendtgørelsen § 58). */
function refuseInventedSeller(given: GivenSettings): void {
  if (/_test_/.test(given.STRIPE_SECRET_KEY ?? '') || given.SELLER_CVR !== noCvr) return;
  throw new SettingError('SELLER_CVR: has to be set with SELLER_NAME and SELLER_ADDRESS where Stripe takes real money');
}

/** Mails contain links that open accounts, so the page is on by default only where other machines cannot reach it. */
function hasOutboxPage(given: GivenSettings, host: string): boolean {
  const outboxPage = given.OUTBOX_PAGE;
  if (outboxPage && given.DATABASE_URL)
    throw new SettingError('OUTBOX_PAGE: on is possible with the embedded database only; set SMTP_URL instead');
  if (outboxPage && given.SMTP_URL) throw new SettingError('OUTBOX_PAGE: on excludes SMTP_URL, which takes every mail');
  if (given.SMTP_URL) return false;
  if (given.DATABASE_URL) throw new SettingError('SMTP_URL: has to be set together with DATABASE_URL');
  if (outboxPage === false) throw new SettingError('SMTP_URL: has to be set where OUTBOX_PAGE is off');
  if (outboxPage || isForThisMachine(given, host)) return true;
  throw new SettingError(
    'SMTP_URL: has to be set where other machines reach the product; OUTBOX_PAGE=on shows all its mails to all of them instead',
  );
}

/** Whether other machines cannot reach the product, neither directly nor through a proxy in front. */
function isForThisMachine(given: GivenSettings, host: string): boolean {
  return isLoopback(host) && !given.PUBLIC_URL?.startsWith('https:');
}

function isLoopback(host: string): boolean {
  return host === '::1' || host.startsWith('127.');
}

/** Public address of the product. */
export function publicUrl(env: Settings): string {
  return (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/(?<!\/)\/+$/, '');
}
