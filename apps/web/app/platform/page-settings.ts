import { defaultLanguage, type Language } from '@jobblik/contract/kernel/language';
import { createContext, useContext } from 'react';
import type { SessionHint } from './session/session-cookie';

/** The operator of the installation, whom the law requires every page to name. */
export interface Seller {
  name: string;
  address: string;
  cvr: string;
}

/** Data of the server for every page, loaded once by the root. */
export interface PageSettings {
  lang: Language;
  /** Session data from the cookie; use `useSession` instead. */
  session: SessionHint | null;
  socketPort: number;
  /** Tile address with `{z} {x} {y}`, null without a configured map. */
  mapTileUrl: string | null;
  mapAttribution: string;
  publicUrl: string;
  /** Instant of the rendering, in milliseconds, so that server and browser have the same "i dag". */
  now: number;
  ageFilters: boolean;
  seekerPlans: boolean;
  /** Plans of employers whose list price was charged before and is shown crossed out. */
  pricesChargedBefore: readonly number[];
  /** Browsers get the service worker (`SERVICE_WORKER`). */
  serviceWorker: boolean;
  /** Path of the page with outgoing mails, null if they are sent. Not a route of the web app: link with `<a>`. */
  outboxPath: string | null;
  seller: Seller;
  /** Sign-in providers that are configured: `facebook`, `linkedin`. */
  signInProviders: readonly string[];
}

export const defaultPageSettings: PageSettings = {
  lang: defaultLanguage,
  session: null,
  socketPort: 8442,
  mapTileUrl: null,
  mapAttribution: '',
  publicUrl: '',
  now: 0,
  ageFilters: true,
  seekerPlans: true,
  pricesChargedBefore: [],
  serviceWorker: false,
  outboxPath: null,
  seller: { name: 'Jobblik', address: '', cvr: '' },
  signInProviders: [],
};

export const PageSettingsContext = createContext<PageSettings>(defaultPageSettings);

/** Settings of the installation (ports, map tiles, switches) and the language of the page. */
export function usePageSettings(): PageSettings {
  return useContext(PageSettingsContext);
}
