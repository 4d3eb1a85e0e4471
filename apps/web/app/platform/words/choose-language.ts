import {
  isLanguageUnsaved,
  type Language,
  languageCookie,
  unsavedLanguageCookie,
} from '@jobblik/contract/kernel/language';
import { pathTo } from '@jobblik/contract/paths';

/** Target of the form that chooses a language while the page has no scripts yet. */
export const languagePath = pathTo('chooseLanguage');

/** Stores the choice in this browser. A page keeps its language: it has to be reloaded. */
export function storeLanguage(language: Language): void {
  // The cookie store API is asynchronous and would lose the choice if the page is left at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = languageCookie(language, location.protocol === 'https:');
}

/** True once after a choice from before the page had scripts: the account does not have it yet. */
export function takeUnsavedLanguage(): boolean {
  const isUnsaved = isLanguageUnsaved(document.cookie);
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  if (isUnsaved) document.cookie = unsavedLanguageCookie(false);
  return isUnsaved;
}
