import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { defaultLanguage, languageCookie, languages, unsavedLanguageCookie } from '@jobblik/contract/kernel/language';
import { pathTo } from '@jobblik/contract/paths';
import { readSessionHint } from '../platform/session/session-cookie';
import type { Route } from './+types/choose-language';

/** Handles the language switch of a page without scripts: sets the cookie and opens the same page again. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const language = languages.find((one) => one === form.get('language')) ?? defaultLanguage;
  const isSecure = new URL(request.url).protocol === 'https:';
  const headers = new Headers({ location: sameSitePath(String(form.get('back') ?? '')) ?? pathTo('home') });
  headers.append('set-cookie', languageCookie(language, isSecure));
  // Only the browser has the account's token; it stores the choice once its scripts run.
  if (readSessionHint(request.headers.get('cookie'))) headers.append('set-cookie', unsavedLanguageCookie(true));
  return new Response(null, { status: 303, headers });
}

export { loader } from './home-redirect';
