import type { AnyCall, CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { createContext, data, type RouterContextProvider } from 'react-router';
import type { Seller } from '../page-settings';
import type { ApiArgs } from './call-input';

/** The server's interface for the loaders of one request. */
export interface ServerApi {
  /** Runs a call in this process, as the visitor who requested the page. Throws {@link Problem}. */
  call<C extends AnyCall>(call: C, ...input: ApiArgs<C>): Promise<CallAnswer<C>>;
  /** Nonce of this response's content security policy. */
  nonce: string;
  /** Address of the product without a slash at the end, for canonical links. */
  publicUrl: string;
  now: Date;
  /** Writes an error that broke a page, with its stack, to the server's log; to stderr if absent. */
  report?: ((error: unknown) => void) | undefined;
  socketPort: number;
  /** Tile address with `{z} {x} {y}`; absent without a configured map. */
  mapTileUrl?: string | undefined;
  /** Attribution of the tiles as HTML, shown on the map. */
  mapAttribution?: string | undefined;
  /** Age filters are shown (`AGE_FILTERS`). */
  ageFilters?: boolean | undefined;
  /** Membership plans for job seekers are offered (`SEEKER_PLANS`). */
  seekerPlans?: boolean | undefined;
  pricesChargedBefore?: readonly number[] | undefined;
  /** Browsers get the service worker (`SERVICE_WORKER`). */
  serviceWorker?: boolean | undefined;
  /** Path of the page with outgoing mails on an installation without a mail server; absent if mails are sent. */
  outboxPath?: string | undefined;
  /** The operator of the installation (`SELLER_*`). */
  seller?: Seller | undefined;
  /** Sign-in providers that are configured: `facebook`, `linkedin`. */
  signInProviders?: readonly string[] | undefined;
}

/** Used without a server behind the page, as under `react-router dev`: every call is refused. */
const withoutServer: ServerApi = {
  call: () => Promise.reject(new Problem('unavailable')),
  nonce: '',
  publicUrl: 'http://localhost:8080',
  now: new Date(0),
  socketPort: 8442,
};

/** Key of the load context. The server reads it from the web build (`build.entry.module.serverApiContext`). */
export const serverApiContext = createContext<ServerApi>(withoutServer);

/**
 * The server's calls for a loader. A refused call is thrown as a response with the problem's status and body, so that the nearest
 * error boundary can distinguish "not found" from "broken". A loader's input is from the address: if no call accepts it
 * (`/job/abc`, an id below 1), the page counts as not found.
 */
export function serverApi(context: Readonly<RouterContextProvider>): ServerApi {
  const api = context.get(serverApiContext);
  return {
    ...api,
    now: api === withoutServer ? new Date() : api.now,
    async call(call, ...input) {
      try {
        return await api.call(call, ...input);
      } catch (error) {
        if (isProblem(error)) throw data(error.body, { status: error.code === 'invalid_input' ? 404 : error.status });
        throw error;
      }
    },
  };
}

/** The answer of a {@link serverApi} call, or null if the server has no such thing. Other refusals are thrown. */
export async function unlessNotFound<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
  try {
    return await answer;
  } catch (error) {
    // What `data` returns is no instance of an exported class.
    if ((error as ReturnType<typeof data> | undefined)?.init?.status === 404) return null;
    throw error;
  }
}

/** The server has its own copy of the class, so the name is compared. */
function isProblem(error: unknown): error is Problem {
  return error instanceof Error && error.name === 'Problem' && 'body' in error;
}

/** Reports an error that broke a page. */
export function reportError(context: Readonly<RouterContextProvider>, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the last resort where no server has handed in its log
  const report = context.get(serverApiContext).report ?? console.error;
  report(error);
}
