import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';

/**
 * How a request is answered: from the store; by the network or else the offline page; by the network alone; or as without the worker.
 * The browser preloads every GET navigation, so each has to take that answer: left to the browser, it would be sent a second time, and
 * an address that works once (the return from another provider) would fail.
 */
export type Strategy = 'asset' | 'page' | 'network' | 'none';

/** What the worker does with a request. Calls, data of pages and files of people are none of its business. */
export function strategyOf({
  method,
  mode,
  url,
  origin,
}: {
  method: string;
  mode: string;
  url: string;
  origin: string;
}): Strategy {
  const { pathname, origin: from } = new URL(url);
  if (method !== 'GET' || from !== origin) return 'none';
  if (/^\/assets\/[^/]+$/.test(pathname)) return 'asset';
  if (mode !== 'navigate') return 'none';
  return /^\/(api|files|images|dev)\//.test(pathname) ? 'network' : 'page';
}

/** Word lists that the offline page needs beside those the server writes it with: for every page, and for what the browser fills in. */
const always = ['shell', 'ui', 'problems', 'jobs', 'saved-jobs', 'notifications'];

/** Addresses of all files with a hash that a page needs to run: those it names, and the word lists it was written with. */
export function assetsOf(html: string, wordFiles: Readonly<Record<string, string>>): string[] {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? [];
  const used = /data-lists="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const language = languageOf(html);
  const words = [...used, ...always].flatMap((list) => wordFiles[`${language}/${list}`] ?? []);
  return [...new Set([...named, ...words])];
}

/** The language a page is written in; empty when it does not say. */
export function languageOf(html: string): string {
  return /<html[^>]* lang="([a-z]{2})"/.exec(html)?.[1] ?? '';
}

/** A path of the product; its start page for anything else, since what comes with a push message opens a window. */
export function ownPath(link: unknown): string {
  return (typeof link === 'string' && sameSitePath(link)) || '/';
}
