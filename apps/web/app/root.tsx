import { chosenLanguage, defaultLanguage } from '@jobblik/contract/kernel/language';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/root';
import { ConfirmationHost } from './accounts/index';
import { useReportedRoute } from './browser-errors/index';
import { QueryProvider } from './platform/api/query';
import { serverApi } from './platform/api/server-api';
import { demoBoundary } from './platform/demo/demo-boundary';
import { isDemoPath } from './platform/demo/demo-paths';
import { patiently } from './platform/loading/connection';
import { earlyActionScript, replayEarlyAction } from './platform/loading/early-action';
import { replayEarlyInput } from './platform/loading/early-input';
import { earlyStepsScript, stopFollowingSteps } from './platform/loading/early-steps';
import { startAfterPaintScript } from './platform/loading/late-scripts';
import { useNonce } from './platform/nonce';
import { afterLoad } from './platform/offline/after-load';
import { offlinePath } from './platform/offline/offline-path';
import { defaultPageSettings, type PageSettings, PageSettingsContext } from './platform/page-settings';
import { schemaScript } from './platform/schema-script';
import { readSessionHint } from './platform/session/session-cookie';
import { refusedStoreScript } from './platform/state/browser-store';
import { UsedWords } from './platform/words/i18n';
import { manifestPath } from './shell/app-manifest';
import { BrokenPage } from './shell/broken-page';
import { ConnectionNote } from './shell/connection-note';
import bricolage from './ui/theme/fonts/bricolage.woff2?url';
import inter from './ui/theme/fonts/inter.woff2?url';
import { layerOrder } from './ui/theme/layers';
import { schemeScript, watchScheme } from './ui/theme/scheme';
import './ui/theme/styles';
import { Toasts } from './ui/feedback/toast';

/** Scripts that must run before those of the page. */
const headScript = `${schemaScript};${refusedStoreScript};${schemeScript};${earlyActionScript};${earlyStepsScript};${startAfterPaintScript}`;

export function links(): Route.LinkDescriptors {
  return [
    ...[inter, bricolage].map((href) => ({
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous' as const,
      href,
    })),
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
  ];
}

export const clientMiddleware = [demoBoundary];

export function loader({ request, context }: Route.LoaderArgs): PageSettings {
  const api = serverApi(context);
  const cookies = request.headers.get('cookie');
  return {
    lang: chosenLanguage(cookies) ?? defaultLanguage,
    session: isNobodys(new URL(request.url).pathname) ? null : readSessionHint(cookies),
    socketPort: api.socketPort,
    mapTileUrl: api.mapTileUrl ?? null,
    mapAttribution: api.mapAttribution ?? '',
    publicUrl: api.publicUrl,
    now: api.now.getTime(),
    ageFilters: api.ageFilters ?? true,
    seekerPlans: api.seekerPlans ?? true,
    pricesChargedBefore: api.pricesChargedBefore ?? [],
    serviceWorker: api.serviceWorker ?? false,
    outboxPath: api.outboxPath ?? null,
    seller: api.seller ?? defaultPageSettings.seller,
    signInProviders: api.signInProviders ?? [],
  };
}

/**
 * True for pages without a session: the demo has a separate one, which the browser starts; the offline page is stored for every
 * user of the browser.
 */
function isNobodys(path: string): boolean {
  return isDemoPath(path) || path === offlinePath;
}

/** The root's data does not change while a person navigates. */
export function shouldRevalidate() {
  return false;
}

async function prepareOffline(): Promise<void> {
  // A browser remembers for the lifetime of a page that a script failed to load: this page works without it, the next one starts
  // it.
  const script = await patiently(() => import('./shell/offline/start-offline')).catch(() => null);
  await script?.startOffline();
}

export function Layout({ children }: { children: ReactNode }) {
  const settings = useRouteLoaderData<typeof loader>('root') ?? defaultPageSettings;
  const nonce = useNonce();
  const nonceProp = nonce ? { nonce } : {};
  useReportedRoute();
  useEffect(watchScheme, []);
  useEffect(() => {
    if (settings.serviceWorker) afterLoad(() => void prepareOffline());
  }, [settings.serviceWorker]);
  useLayoutEffect(replayEarlyInput, []);
  useEffect(stopFollowingSteps, []);
  // After the render that the replayed input causes.
  useEffect(() => queueMicrotask(replayEarlyAction), []);
  return (
    <html lang={settings.lang} data-color-scheme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#FBFAF7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0F1C25" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours */}
        <script {...nonceProp} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <style>{layerOrder}</style>
        <link rel="manifest" href={manifestPath(settings)} />
        <Meta />
        <Links {...nonceProp} />
      </head>
      <body>
        <PageSettingsContext value={settings}>
          <QueryProvider>
            <div id="app">{children}</div>
            <ConfirmationHost />
            <Toasts />
            <ConnectionNote />
          </QueryProvider>
        </PageSettingsContext>
        <UsedWords />
        <ScrollRestoration {...nonceProp} />
        <Scripts {...nonceProp} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BrokenPage error={error} />;
}
