import { defaultLanguage } from '@jobblik/contract/kernel/language';

/** The `matches` argument of React Router's `meta`. */
export type Matches = readonly ({ id?: string; loaderData?: unknown } | undefined)[];

/** The product's address from the root loader; '' while the root itself is broken. */
export function publicUrl(matches: Matches): string {
  return rootData(matches).publicUrl ?? '';
}

/** The page's language from the root loader. */
export function pageLang(matches: Matches): string {
  return rootData(matches).lang ?? defaultLanguage;
}

function rootData(matches: Matches): { publicUrl?: string; lang?: string } {
  return matches.find((match) => match?.id === 'root')?.loaderData ?? {};
}
