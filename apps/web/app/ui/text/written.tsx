import { currentLanguage, type Language } from '@jobblik/contract/kernel/language';
import { languageOfText } from '@jobblik/contract/kernel/text-language.rules';

/** `lang` of an element with what a person wrote, so that it is read aloud in its language; undefined in the page's own. */
export function writtenLang(text: string): Language | undefined {
  const language = languageOfText(text);
  return language === currentLanguage() ? undefined : language;
}

/**
 * What a person wrote, among our words.
 * @param props `of`: a longer text of the same person, by which a short one is known
 */
export function Written({ children, of = '' }: { children: string; of?: string | undefined }) {
  const lang = writtenLang(`${children} ${of}`);
  return lang ? <span lang={lang}>{children}</span> : children;
}
