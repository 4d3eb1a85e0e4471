/** Languages of the product. Danish is the default for everybody who has not chosen another (spec 1§1). */
export const languages = ['da', 'en'] as const;
export type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'da';

/** Cookie with the language a visitor has chosen; absent until then. */
export const languageCookieName = 'locale';
/** How long the choice is stored, in seconds: a year. */
export const languageCookieSeconds = 365 * 24 * 3600;

/** Each language's name in that language, so that people find it in a language they do not read. */
export const languageNames: Readonly<Record<Language, string>> = { da: 'Dansk', en: 'English' };

/** Locales of dates, numbers and lists. */
const locales: Readonly<Record<Language, string>> = { da: 'da-DK', en: 'en-GB' };

/** The language that a visitor chose, from a cookie header; undefined without a supported choice. */
export function chosenLanguage(cookies: string | null | undefined): Language | undefined {
  const value = /(?:^|;\s*)locale=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return languages.find((language) => language === value);
}

/** `Set-Cookie` and `document.cookie` text that stores a choice. */
export function languageCookie(language: Language, secure: boolean): string {
  const site = secure ? 'SameSite=Lax; Secure' : 'SameSite=Lax';
  return `${languageCookieName}=${language}; Path=/; Max-Age=${languageCookieSeconds}; ${site}`;
}

/** Cookie set if the choice was made with the server's form, which does not have access to the account. */
const unsavedCookieName = 'locale_unsaved';

/** `Set-Cookie` and `document.cookie` text: the choice still has to be stored in the account, or has been stored. */
export function unsavedLanguageCookie(isUnsaved: boolean): string {
  return `${unsavedCookieName}=1; Path=/; Max-Age=${isUnsaved ? 24 * 3600 : 0}; SameSite=Lax`;
}

/** Whether the choice still has to be stored in the account, from a cookie header. */
export function isLanguageUnsaved(cookies: string): boolean {
  return /(?:^|;\s*)locale_unsaved=1(?:;|$)/.test(cookies);
}

let source: () => Language | undefined = () => undefined;

/**
 * Language of the current work: a page being rendered, a call being answered, a mail being written. Each process sets its source
 * once, at start ({@link setLanguageSource}).
 */
export function currentLanguage(): Language {
  return source() ?? defaultLanguage;
}

/**
 * Sets the source of {@link currentLanguage}: an async context on the server, the page's language in the browser.
 * @returns the previous source
 */
export function setLanguageSource(read: () => Language | undefined): () => Language | undefined {
  const former = source;
  source = read;
  return former;
}

/**
 * One value per language, created on first use: `perLocale((locale) => new Intl.NumberFormat(locale))`.
 * @returns the value of the current language
 */
export function perLocale<T>(make: (locale: string, language: Language) => T): () => T {
  const made = new Map<Language, T>();
  return () => {
    const language = currentLanguage();
    const value = made.get(language) ?? make(locales[language], language);
    made.set(language, value);
    return value;
  };
}
