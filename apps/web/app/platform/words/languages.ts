/** Languages the product may speak; Danish is the default and complete (spec 1§1). */
export const languages = ['da', 'en'] as const;
export type Language = (typeof languages)[number];

/** The language a visitor chose, from the cookie `lang`. */
export function readLanguage(cookies: string | null | undefined): Language {
  const chosen = /(?:^|;\s*)lang=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
  return languages.find((language) => language === chosen) ?? 'da';
}
