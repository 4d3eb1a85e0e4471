import { currentLanguage, type Language } from '@jobblik/contract/kernel/language';
import { languageOfText } from '@jobblik/contract/kernel/text-language.rules';

/** `lang` of an element with a person's text, for screen readers; undefined for the page's own language. */
export function writtenLang(text: string): Language | undefined {
  const language = languageOfText(text);
  return language === currentLanguage() ? undefined : language;
}

/**
 * A person's text inside texts of the product.
 * @param props `of`: a longer text of the same person, from which the language of a short one is recognised
 */
export function Written({ children, of = '' }: { children: string; of?: string | undefined }) {
  const lang = writtenLang(`${children} ${of}`);
  return lang ? <span lang={lang}>{children}</span> : children;
}
