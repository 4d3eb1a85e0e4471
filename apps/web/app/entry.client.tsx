import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followBrowserErrors } from './browser-errors/index';
import { followConnection } from './platform/loading/connection';
import { continueLostNavigation, patientNavigation, waitForPageData } from './platform/loading/patient-navigation';
import { NonceContext } from './platform/nonce';
import { followTranslations } from './platform/translated-page';
import { WordsProvider } from './platform/words/i18n';
import { loadWordsOfPage } from './platform/words/words.client';

followBrowserErrors();
followTranslations();
followConnection();
waitForPageData();
if (continueLostNavigation()) await new Promise(() => undefined);
const i18n = await loadWordsOfPage();
// The server rendered the page with it; hydration compares.
const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <WordsProvider i18n={i18n} used={null}>
        <NonceContext value={nonce}>
          <HydratedRouter instrumentations={[patientNavigation]} />
        </NonceContext>
      </WordsProvider>
    </StrictMode>,
  );
});

// Loads the texts for a lost connection in advance.
void i18n.loadNamespaces(['shell', 'ui', 'problems']);
