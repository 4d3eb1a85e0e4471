import { currentLanguage } from './language.ts';

/**
 * A name for use inside a Danish sentence or list: "Dansk" becomes "dansk". English keeps capitals, as in names of languages. Names
 * with a further capital are not changed ("HR-konsulent", "Ph.D. grad"), since it is part of the spelling.
 */
export function inRunningText(name: string): string {
  if (currentLanguage() !== 'da') return name;
  return /^\p{Lu}[^\p{Lu}]*$/u.test(name) ? name.charAt(0).toLocaleLowerCase('da') + name.slice(1) : name;
}
