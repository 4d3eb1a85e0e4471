#!/usr/bin/env node
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/*
 * A proxy between Playwright and Debian's Firefox, which use WebDriver BiDi: Playwright starts this file as its browser. Messages are
 * forwarded except those that this Firefox does not support, does not execute as React expects, or sends without an id that
 * Playwright needs.
 */

const [, , ...args] = process.argv;
const firefox = spawn('/usr/bin/firefox-esr', [...args, '--remote-allow-system-access'], {
  stdio: ['ignore', 'inherit', 'pipe'],
});
process.on('SIGTERM', () => firefox.kill('SIGTERM'));
process.on('SIGINT', () => firefox.kill('SIGTERM'));
firefox.once('exit', (code) => process.exit(code ?? 1));

const address = await addressOf(firefox);
const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
server.on('connection', (client, { url = '' }) => relay(client, new URL(url, address).href));
server.once('listening', () => {
  const own = server.address();
  if (typeof own === 'object' && own) console.error(`WebDriver BiDi listening on ws://127.0.0.1:${own.port}`);
});

/** The address on which Firefox listens; all its other output is passed on. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (!stderr) throw new Error('Firefox was started without its standard error.');
  const { promise, resolve } = Promise.withResolvers<string>();
  createInterface(stderr).on('line', (line) => {
    const found = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1];
    if (found) resolve(found);
    else console.error(line);
  });
  return await promise;
}

interface Message {
  id: number;
  method: string;
  params: { features?: Record<string, unknown>; userContexts?: string[] };
}

/** Forwards messages between the two until one of them closes. */
function relay(client: WebSocket, target: string): void {
  const browser = new WebSocket(target, { maxPayload: 0 });
  const early: string[] = [];
  const send = (text: string) => (browser.readyState === WebSocket.OPEN ? browser.send(text) : early.push(text));
  const media = mediaFeatures(send);
  browser.once('open', () => {
    for (const text of early.splice(0)) browser.send(text);
  });
  browser.on('message', (data) => {
    const text = String(data);
    const answer = media.answerTo(text);
    if (answer === undefined) client.send(withDownloadNamed(text));
    else if (answer) client.send(answer);
  });
  client.on('message', (data) => {
    const text = String(data);
    const feature = /firefox-relay: ([a-z -]+)\./.exec(text)?.[1];
    if (text.includes('"emulation.setMediaFeaturesOverride"')) media.setScheme(JSON.parse(text));
    else if (feature) media.setFeature(feature, () => send(text));
    else send(text.replaceAll(insertText, insertAsTyped));
  });
  client.once('close', () => browser.close());
  browser.once('close', () => client.close());
}

/** Playwright's function for typing sets the value without React noticing; the editing command is an input event. */
const insertText = 'function bidiInsertText(window, text) {';
const insertAsTyped = `${insertText} if (window.document.execCommand('insertText', false, text)) return;`;

/**
 * Firefox 153 has no navigation id when a page downloads a file created by its script, and Playwright ignores downloads without
 * one. The blob's address is unique and is used as the id.
 */
function withDownloadNamed(text: string): string {
  if (!text.includes('"browsingContext.download')) return text;
  const event = JSON.parse(text) as { params: { download?: string; navigation: string | null; url: string } };
  event.params.download ??= event.params.navigation ?? event.params.url;
  return JSON.stringify(event);
}

const schemePreference = 'layout.css.prefers-color-scheme.content-override';
/** Values of the other media features, and the preferences that set them. */
const features: Record<string, Record<string, number>> = {
  'prefers-reduced-motion reduce': { 'ui.prefersReducedMotion': 1 },
  'prefers-reduced-motion no-preference': { 'ui.prefersReducedMotion': 0 },
  'forced-colors active': { 'browser.display.document_color_use': 2 },
  'forced-colors none': { 'browser.display.document_color_use': 0 },
};
/** Initial values, the same as in the configuration of the journeys. */
const firstFeatures = { ...features['prefers-reduced-motion reduce'], ...features['forced-colors none'] };

/**
 * Sets the colour scheme, motion and colours of all pages by preferences: this Firefox cannot override media features. They are set
 * from the browser's own context.
 */
function mediaFeatures(send: (text: string) => void) {
  // Playwright's message ids count up from one.
  let last = 2 ** 40;
  const contextOf = (answer: { result?: { contexts?: { context: string }[] } }) =>
    answer.result?.contexts?.[0]?.context;
  const waiting = new Map<number, (answer: object) => string | null>();
  const call = (method: string, params: object, then: (answer: object) => string | null) => {
    last += 1;
    waiting.set(last, then);
    send(JSON.stringify({ id: last, method, params }));
    return null;
  };
  const setPreferences = (values: Record<string, number>, then: (answer: object) => string | null) => {
    const calls = Object.entries(values).map(([name, value]) => `Services.prefs.setIntPref('${name}', ${value})`);
    call('browsingContext.getTree', { 'moz:scope': 'chrome', maxDepth: 0 }, (tree) =>
      call(
        'script.evaluate',
        { expression: calls.join('; '), target: { context: contextOf(tree) }, awaitPromise: false },
        then,
      ),
    );
  };
  return {
    setScheme({ id, params }: Message): void {
      const scheme = { dark: 0, light: 1 }[String(params.features?.['prefers-color-scheme'])] ?? 2;
      // A new context starts with the initial features, not with those of another journey.
      const values = { [schemePreference]: scheme, ...(params.userContexts && firstFeatures) };
      setPreferences(values, (done) => JSON.stringify({ ...done, id, type: 'success', result: {} }));
    },
    setFeature(feature: string, then: () => void): void {
      const values = features[feature];
      if (!values) throw new Error(`Firefox has no preference for ${feature}.`);
      setPreferences(values, () => {
        then();
        return null;
      });
    },
    /** The client's answer to a response to one of these calls: null to drop it; undefined if the client sent the call. */
    answerTo(text: string): string | null | undefined {
      const answer = JSON.parse(text) as { id?: number };
      const then = answer.id === undefined ? undefined : waiting.get(answer.id);
      if (answer.id === undefined || !then) return undefined;
      waiting.delete(answer.id);
      return then(answer);
    },
  };
}
