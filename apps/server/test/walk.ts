import { Agent, type IncomingHttpHeaders, request as sendRequest } from 'node:http';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import type { Role } from '@jobblik/contract/kernel/session';
import problems from '@jobblik/words/da/problems.json' with { type: 'json' };
import { makeUser, samplePassword, signInAs } from '../src/accounts/accounts.factory.ts';
import { makeOperator } from '../src/admin/operators/operators.factory.ts';
import { makeEmployer, makeJob } from '../src/jobs/jobs.factory.ts';
import { type Known, schemaOf } from './body-samples.ts';
import type { TestApp } from './test-app.ts';

export type Caller = Role | 'guest' | 'demo';

/** Somebody who calls. Bounds count people and addresses; each of these is one that nobody has counted yet. */
interface Person {
  token: string | undefined;
  address: string;
  known: Known;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface Request {
  method: string;
  /** Sent letter by letter; fetch would tidy it up first. */
  path: string;
  body?: string | Buffer | undefined;
  headers?: Record<string, string>;
}

/** Makes calls as people who are replaced when they are signed out or have called too often. Needs `TRUST_PROXY=1`. */
export class Callers {
  private readonly app: TestApp;
  private readonly common: Known;
  private readonly agent = new Agent({ keepAlive: true });
  private readonly people = new Map<Caller, Person>();
  private made = 0;

  /** @param common values for fields of sample bodies that hold for everybody */
  constructor(app: TestApp, common: Known) {
    this.app = app;
    this.common = common;
  }

  close(): void {
    this.agent.destroy();
  }

  async send(caller: Caller, make: (known: Known) => Request): Promise<Answer> {
    const first = await this.sendOnce(caller, make);
    if (first.status !== 401 && first.status !== 429) return first;
    this.people.delete(caller);
    return await this.sendOnce(caller, make);
  }

  private async sendOnce(caller: Caller, make: (known: Known) => Request): Promise<Answer> {
    const person = this.people.get(caller) ?? (await this.newPerson(caller));
    this.people.set(caller, person);
    const { method, path, body, headers } = make(person.known);
    return await new Promise((resolve, reject) => {
      const request = sendRequest(
        {
          agent: this.agent,
          host: '127.0.0.1',
          port: new URL(this.app.url).port,
          method,
          path,
          headers: {
            'x-forwarded-for': person.address,
            ...(person.token && { authorization: `Bearer ${person.token}` }),
            ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  private async newPerson(caller: Caller): Promise<Person> {
    const { db } = this.app.services;
    this.made += 1;
    const address = `10.${this.made >> 16}.${(this.made >> 8) & 255}.${this.made & 255}`;
    const email = `walk-${this.made}@jobblik.test`;
    const moving = { new_email: `new-${email}`, current_password: samplePassword };
    const known = { ...this.common, email, user_email: email, ...moving };
    if (caller === 'guest') return { token: undefined, address, known };
    if (caller === 'admin') return { token: await signInAs(db, await makeOperator(db)), address, known };
    if (caller === 'seeker') {
      return { token: await signInAs(db, await makeUser(db, { role: caller })), address, known };
    }
    const { user, company } = await makeEmployer(db);
    const { id } = await makeJob(db, { userId: user.id, companyId: company.id, title: 'Tjener' });
    const token = await signInAs(db, user, { demo: caller === 'demo' });
    return { token, address, known: { ...known, id, job_id: id } };
  }
}

/** Who gets past the door of a call; the first is the one it is for. */
export function callersOf({ access, demo }: AnyCall): Caller[] {
  if (access === 'guest') return ['guest', 'seeker', 'employer', 'demo'];
  const roles: Caller[] = access === 'user' ? ['seeker', 'employer', 'admin'] : [access];
  return demo === undefined ? roles : [...roles, 'demo'];
}

/** The address of a call with known or given values for its parameters; given ones stand as they are. */
export function pathOf(call: AnyCall, known: Known, given: Record<string, string> = {}): string {
  const shape = schemaOf(call.params).properties ?? {};
  return call.path.replaceAll(/:(\w+)/g, (_, name: string) => {
    return given[name] ?? encodeURIComponent(String(shape[name]?.enum?.[0] ?? known[name] ?? '1'));
  });
}

/** What is wrong with an answer to bad input, or undefined when it is a good one: also a code that nobody can read. */
export function fault({ status, headers, text }: Answer): string | undefined {
  const type = headers['content-type'] ?? '';
  // Sends the browser on to another provider or back to the screen.
  if (status === 303) return undefined;
  const body = parsed(text);
  if (status >= 200 && status < 300) {
    return type.startsWith('application/json') && body !== undefined ? undefined : `${status} as ${type}`;
  }
  if (status < 400 || status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status === 429) return 'too many requests from somebody new';
  const problem = problemBody.safeParse(body);
  if (!type.startsWith('application/problem+json') || !problem.success)
    return `${status} as ${type}: ${text.slice(0, 200)}`;
  const fieldCodes = (problem.data.fields ?? []).map(({ code }) => code);
  const isStable = [problem.data.code, ...fieldCodes].every((code) => /^[a-z][a-z_]{2,40}$/.test(code));
  if (!isStable || problem.data.status !== status) return `${status} ${text.slice(0, 200)}`;
  const mute = [problem.data.code]
    .filter((code) => !(code in words))
    .concat(fieldCodes.filter((code) => !(code in words.fields)));
  return mute.length > 0 ? `no Danish words for ${mute.join()}` : undefined;
}

/** What people read for each code (`locales/da/problems.json`). */
const words: { fields: Record<string, string> } = problems;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
