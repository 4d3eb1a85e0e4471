import { sameSitePath } from '@jobblik/contract/accounts/accounts.rules';
import { defaultLanguage, languageCookie, languages } from '@jobblik/contract/kernel/language';
import type { Route } from './+types/choose-language';

/** Takes the language switch where the page had no scripts yet: sets the cookie and opens the same page again. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const language = languages.find((one) => one === form.get('language')) ?? defaultLanguage;
  const isSecure = new URL(request.url).protocol === 'https:';
  const headers = {
    location: sameSitePath(String(form.get('back') ?? '')) ?? '/home',
    'set-cookie': languageCookie(language, isSecure),
  };
  return new Response(null, { status: 303, headers });
}

export { loader } from './home-redirect';
