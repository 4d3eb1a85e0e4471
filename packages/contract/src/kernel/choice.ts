import { perLocale } from './language.ts';

/** One of a fixed list of choices. */
export interface Choice<Id extends number = number> {
  readonly id: Id;
  /** The name in the current language. */
  readonly name: string;
}

/** A choice with its Danish and its English name. */
export function choice<const Id extends number>(id: Id, danish: string, english: string): Choice<Id> {
  const name = perLocale((_locale, language) => (language === 'da' ? danish : english));
  return {
    id,
    get name() {
      return name();
    },
  };
}
