import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { requireFirefox } from '../../support/browsers/firefox.ts';
import { expect } from '../../support/journeys/test.ts';

const preferences = {
  'media.navigator.streams.fake': true,
  'media.navigator.permission.disabled': true,
  'media.autoplay.default': 0,
  'media.autoplay.blocking_policy': 0,
  'media.peerconnection.ice.loopback': true,
  'media.peerconnection.ice.obfuscate_host_addresses': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

export interface FirefoxPage {
  goto(url: string): Promise<void>;
  /** The value of an expression in the page, serialised as JSON; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  /** Clicks the button with a name, once it exists. */
  press(name: string): Promise<void>;
  /** Types into the field with a label, once it exists. */
  fill(label: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a page in Debian's Firefox with a fake camera and microphone; installs it if it is missing. It is driven over WebDriver
 * BiDi.
 * @param script runs in the page before its own scripts
 * @throws Error when Firefox cannot be installed or ends before it listens
 */
export async function openFirefox(script: string): Promise<FirefoxPage> {
  const program = requireFirefox();
  const profile = mkdtempSync(join(tmpdir(), 'jobblik-firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'];
  // Root may not use the home directory of another user.
  const env = { ...process.env, HOME: profile };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  try {
    const driver = await connectDriver(`${await addressOf(child)}/session`);
    await driver.call('session.new', { capabilities: {} });
    const { contexts } = await driver.call<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    const context = contexts[0]?.context;
    await driver.call('script.addPreloadScript', { functionDeclaration: `() => { ${script} }` });
    const evaluate = async <T>(expression: string): Promise<T> => {
      const code = `(async () => JSON.stringify(await (${expression})))()`;
      const params = { expression: code, target: { context }, awaitPromise: true, userActivation: true };
      const answer = await driver.call<Evaluated>('script.evaluate', params);
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
      return JSON.parse(answer.result.value ?? 'null') as T;
    };
    const untilDone = (expression: string) => expect.poll(() => evaluate<boolean>(expression), expression).toBe(true);
    return {
      evaluate,
      press: (name) => untilDone(`(${pressIn})(${JSON.stringify(name)})`),
      fill: (label, text) => untilDone(`(${fillIn})(${JSON.stringify(label)}, ${JSON.stringify(text)})`),
      goto: async (url) => void (await driver.call('browsingContext.navigate', { context, url, wait: 'complete' })),
      async close() {
        driver.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Evaluated =
  | { type: 'success'; result: { value?: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

/** Runs in the page. @returns whether the button exists */
function pressIn(name: string): boolean {
  const button = [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent?.trim()) === name,
  );
  button?.click();
  return button !== undefined;
}

/** Runs in the page. @returns whether the field exists */
function fillIn(label: string, text: string): boolean {
  const field = [...document.querySelectorAll('label')].find((one) => one.textContent?.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement)) return false;
  // React notices a new value only if the prototype's setter is used.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return true;
}

/** The address on which a Firefox that has just been started listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox was started without its standard error.');
  for await (const line of createInterface(stderr)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      // Its later output has to be read, or Firefox blocks when the pipe is full.
      stderr.resume();
      return address;
    }
  }
  throw new Error('Firefox ended before it listened.');
}

interface Driver {
  call<T>(method: string, params: object): Promise<T>;
  close(): void;
}

async function connectDriver(address: string): Promise<Driver> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const { id, result, message } = JSON.parse(String(data));
    const call = waiting.get(id);
    waiting.delete(id);
    if (message === undefined) call?.resolve(result as never);
    else call?.reject(new Error(message));
  };
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The connection to Firefox has ended.'));
  };
  await new Promise<void>((resolve, reject) => {
    socket.onopen = () => resolve();
    socket.onerror = () => reject(new Error('Firefox does not answer.'));
  });
  return {
    call: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.close(),
  };
}
