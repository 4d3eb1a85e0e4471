import type { WordPath } from '@jobblik/words/word-path';
import { createInstance, type FormatterModule } from 'i18next';

export type Words<R> = (path: WordPath<R>, values?: Record<string, string | number>) => string;

const wholeNumber = new Intl.NumberFormat('da-DK');

/** Whole numbers have a point at each thousand (`2.900 job`). */
const numbers: FormatterModule = {
  type: 'formatter',
  init: () => undefined,
  add: () => undefined,
  addCached: () => undefined,
  format: (value: unknown) => (Number.isInteger(value) ? wholeNumber.format(value as number) : (value as string)),
};

/**
 * The server's way to the words of `locales/da/*.json`, which the browser reads too; with interpolation (`{{name}}`) and
 * plural (`count`). Values go in as they are: the mail layout escapes what it puts into HTML.
 *
 * ```ts
 * import mail from '@jobblik/words/da/mail.json' with { type: 'json' };
 * const words = words(mail);
 * ```
 * @throws Error for a path that has no words, from the returned function
 */
export function words<const R extends object>(resource: R, language = 'da'): Words<R> {
  const instance = createInstance({
    lng: language,
    initAsync: false,
    interpolation: { escapeValue: false, alwaysFormat: true },
    resources: { [language]: { words: resource } },
    defaultNS: 'words',
  });
  void instance.use(numbers).init();
  return (path, values = {}) => {
    const key: string = path;
    if (!instance.exists(key, values)) throw new Error(`no words for ${key}`);
    return instance.t(key, values);
  };
}
