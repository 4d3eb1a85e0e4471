import { defaultLanguage } from '@jobblik/contract/kernel/language';

/** The `matches` that React Router hands to `meta`. */
export type Matches = readonly ({ id?: string; loaderData?: unknown } | undefined)[];

/** The product's address, as the root loader knows it; '' while the root itself is broken. */
export function publicUrl(matches: Matches): string {
  return rootData(matches).publicUrl ?? '';
}

/** The page's language, as the root loader knows it. */
export function pageLang(matches: Matches): string {
  return rootData(matches).lang ?? defaultLanguage;
}

function rootData(matches: Matches): { publicUrl?: string; lang?: string } {
  return matches.find((match) => match?.id === 'root')?.loaderData ?? {};
}
