import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { WordsProvider } from './platform/i18n';
import { NonceContext } from './platform/nonce';
import { loadWordsOfPage } from './platform/words.client';

const i18n = await loadWordsOfPage();
// The page was written with it; React compares.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider i18n={i18n} used={null}>
        <NonceContext value={nonce}>
          <HydratedRouter />
        </NonceContext>
      </WordsProvider>
    </StrictMode>,
  );
});
