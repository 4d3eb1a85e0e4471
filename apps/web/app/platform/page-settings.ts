import { defaultLanguage, type Language } from '@jobblik/contract/kernel/language';
import { createContext, useContext } from 'react';
import type { SessionHint } from './session/session-cookie';

/** Who runs the installation, as the law wants it to be named on every page. */
export interface Seller {
  name: string;
  address: string;
  cvr: string;
}

/** What every page knows from the server, loaded once by the root. */
export interface PageSettings {
  lang: Language;
  /** The session cookie's hint; ask `useSession` instead. */
  session: SessionHint | null;
  socketPort: number;
  /** Tile address with `{z} {x} {y}`, null where no map is configured. */
  mapTileUrl: string | null;
  mapAttribution: string;
  publicUrl: string;
  /** Instant of the rendering, in milliseconds, so that server and browser agree on "i dag". */
  now: number;
  ageFilters: boolean;
  seekerPlans: boolean;
  /** Browsers get the service worker (`SERVICE_WORKER`). */
  serviceWorker: boolean;
  /** Path of the page where mails can be read, null where they are really sent. No route of the web app: link by `<a>`. */
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
