import { QueryClientProvider } from '@tanstack/react-query';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { QueryProvider } from './api/query';
import type { LosslessQueryClient } from './api/query-client';
import { defaultPageSettings, type PageSettings, PageSettingsContext } from './page-settings';
import { WordsProvider, wordsOfRequest } from './words/i18n';

interface ScreenOptions {
  /** Address of the page; `/` by default. */
  at?: string;
  /** Settings of the page besides the defaults, such as the server's time. */
  settings?: Partial<PageSettings>;
  /** Cache of the calls, where a test looks into it; otherwise a new one. */
  client?: LosslessQueryClient;
}

/**
 * Renders part of a screen in a test, as the product does: in Danish, with an address, the page's settings and a cache for calls.
 * The test registers the lists of words that the part needs. A part with routes of its own is rendered by `createRoutesStub` in it.
 */
export function renderScreen(part: ReactNode, { at = '/', settings = {}, client }: ScreenOptions = {}): RenderResult {
  const Calls = ({ children }: { children: ReactNode }) =>
    client ? (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ) : (
      <QueryProvider>{children}</QueryProvider>
    );
  const wrapper = ({ children }: { children: ReactNode }) => (
    <PageSettingsContext value={{ ...defaultPageSettings, ...settings }}>
      <WordsProvider i18n={wordsOfRequest('da')} used={null}>
        <Calls>
          <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
        </Calls>
      </WordsProvider>
    </PageSettingsContext>
  );
  return render(part, { wrapper });
}
