import { currentLanguage } from './language.ts';

/**
 * A name as it stands inside a Danish sentence or list: "Dansk" becomes "dansk". English keeps capitals, as in names of languages. Names with a further capital are
 * left alone ("HR-konsulent", "Ph.D. grad"), because it is part of the spelling.
 */
export function inRunningText(name: string): string {
  if (currentLanguage() !== 'da') return name;
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.charAt(0).toLocaleLowerCase('da') + name.slice(1) : name;
}
