import { setLanguage } from '@jobblik/contract/accounts/accounts.api';
import { currentLanguage, type Language, languageNames, languages } from '@jobblik/contract/kernel/language';
import { type FormEvent, useEffect } from 'react';
import { useLocation } from 'react-router';
import { callApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { isDemo, sessionNow } from '../../platform/session/session';
import { languagePath, storeLanguage, takeUnsavedLanguage } from '../../platform/words/choose-language';
import { toastError } from '../../ui/feedback/toast-store';
import type { Button } from '../../ui/forms/button';

/**
 * The other languages, each by its own name. Choosing one opens the page again in it; a signed-in person gets mails and notices in
 * it as well. Before hydration the form is posted, the server sets the cookie, and the account is updated afterwards.
 */
export function LanguageSwitch({ as: Part = 'button' }: { as?: 'button' | typeof Button }) {
  const { pathname, search } = useLocation();
  const problemText = useProblemText();

  async function choose(language: Language): Promise<void> {
    try {
      if (sessionNow() && !isDemo()) await callApi(setLanguage, { body: { language } });
    } catch (error) {
      toastError(problemText(error));
      return;
    }
    storeLanguage(language);
    location.reload();
  }

  useEffect(() => {
    if (!sessionNow() || isDemo() || !takeUnsavedLanguage()) return;
    void callApi(setLanguage, { body: { language: currentLanguage() } }).catch((error) =>
      toastError(problemText(error)),
    );
  }, [problemText]);

  const onSubmit = (event: FormEvent<HTMLFormElement>, language: Language) => {
    event.preventDefault();
    void choose(language);
  };
  return languages
    .filter((language) => language !== currentLanguage())
    .map((language) => (
      <form key={language} method="post" action={languagePath} onSubmit={(event) => onSubmit(event, language)}>
        <input type="hidden" name="back" value={pathname + search} />
        <Part type="submit" name="language" value={language} lang={language}>
          {languageNames[language]}
        </Part>
      </form>
    ));
}
