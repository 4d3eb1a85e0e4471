import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '@jobblik/contract/kernel/problem';
import type { Clock } from '../clock.ts';
import type { LinkOptions } from './files.ts';
import { type FilePath, publicPath, viewerPath } from './link-paths.ts';

type Disposition = 'inline' | 'attachment';

/** The rights of a valid link. */
export interface LinkGrant {
  fileId: string;
  disposition: Disposition;
  /** Seconds for which a browser may cache the answer. */
  maxAge: number;
  /** Whether shared caches may store it as well. */
  public: boolean;
}

export interface Links {
  link(fileId: string, options?: LinkOptions): string;
  publicLink(fileId: string): string;
  /** @throws Problem `link_expired` for a link that has expired or is not from this installation */
  read(path: FilePath, fileId: string, token: string | undefined): LinkGrant;
  readViewer(token: string): LinkGrant;
  readPublic(fileId: string, token: string | undefined): LinkGrant;
}

const defaultLifetime = 15 * 60;
/** Links of one time window are equal, so that a page shown twice finds its pictures in the browser's cache. */
const windowSeconds = 5 * 60;
const publicMaxAge = 7 * 24 * 60 * 60;

/**
 * Creates and reads signed links: HMAC-SHA256 over path, expiry and disposition. A token has the form `{expiry, seconds in base
 * 36}-{i|a}-{signature}`.
 */
export function createLinks(key: Buffer, clock: Clock): Links {
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  const sign = (path: string, expiry: string, letter: string) =>
    createHmac('sha256', key).update(`${path}\n${expiry}\n${letter}`).digest('base64url');

  function tokenFor(path: string, options: LinkOptions): string {
    const lifetime = options.lifetime ?? defaultLifetime;
    const window = Math.max(1, Math.min(windowSeconds, lifetime));
    const expiry = ((Math.floor(nowSeconds() / window) + 1) * window + lifetime).toString(36);
    const letter = options.disposition === 'attachment' ? 'a' : 'i';
    return `${expiry}-${letter}-${sign(path, expiry, letter)}`;
  }

  function readToken(path: string, fileId: string, token: string | undefined): LinkGrant {
    const [, expiry = '', letter = '', signature = ''] = /^([0-9a-z]{1,9})-([ia])-([\w-]{43})$/.exec(token ?? '') ?? [];
    const left = Number.parseInt(expiry, 36) - nowSeconds();
    // `NaN` for a token of another form: not above zero, so it is refused as well.
    if (!equal(signature, sign(path, expiry, letter)) || !(left > 0)) throw expired();
    return { fileId, disposition: letter === 'a' ? 'attachment' : 'inline', maxAge: left, public: false };
  }

  return {
    link(fileId, options = {}) {
      if (options.under === viewerPath)
        return `${viewerPath}/${fileId}.${tokenFor(`${viewerPath}/${fileId}`, options)}`;
      const path = `${options.under ?? '/files'}/${fileId}`;
      return `${path}?t=${tokenFor(path, options)}`;
    },
    publicLink: (fileId) => `${publicPath}/${fileId}?t=${sign(`${publicPath}/${fileId}`, '', 'i')}`,
    read: (path, fileId, token) => readToken(`${path}/${fileId}`, fileId, token),
    readViewer(token) {
      const dot = token.indexOf('.');
      const fileId = token.slice(0, Math.max(0, dot));
      return readToken(`${viewerPath}/${fileId}`, fileId, token.slice(dot + 1));
    },
    readPublic(fileId, token) {
      if (!equal(token ?? '', sign(`${publicPath}/${fileId}`, '', 'i'))) throw expired();
      return { fileId, disposition: 'inline', maxAge: publicMaxAge, public: true };
    },
  };
}

function expired(): Problem {
  return new Problem('link_expired');
}

/** Compares in constant time. */
function equal(given: string, expected: string): boolean {
  const a = Buffer.from(given);
  const b = Buffer.from(expected);
  return a.length === b.length && timingSafeEqual(a, b);
}
