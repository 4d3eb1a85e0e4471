// Lexemes for several words together. Nobody types them: they only improve the rank of titles as a whole.

const longest = 80;
/** Prefix of all other tags of titles, by which readers of a title's words skip them. */
const titlePrefix = 't0';
/** Prefix of the tags for the beginnings of titles. */
export const leadPrefix = 'l0';

/** Tag for the whole title, so that "Arkitekt" ranks before "Arkitekt til Aarhus" for `arkitekt`. Empty without words. */
export function titleTag(lemmas: readonly string[]): string {
  return tag(titlePrefix, lemmas);
}

/** Tag for the beginning of a title, before place, employer and purpose. Empty without words. */
export function leadTag(lemmas: readonly string[]): string {
  return tag(leadPrefix, lemmas);
}

/** Tag for a word by which the title names the position: `kok` of "Kok til bistro", not `bistro`. */
export function namedTag(lemma: string): string {
  return tag(`${titlePrefix}n0`, [lemma]);
}

/** Tag of titles that name no trade, such as "Vil du være med i vores køkken?": the trade is in the running text. */
export const openTag = `${titlePrefix}o0`;

/** Tag for a superordinate term of the title's name: `sygeplejerske` of "Hjemmesygeplejerske", `kok` of "Kokkeelev". */
export function kindTag(lemma: string): string {
  return tag(`${titlePrefix}k0`, [lemma]);
}

/** The beginning of a title from its {@link leadTag}. */
export function leadOfTag(lead: string): string {
  return lead.slice(leadPrefix.length);
}

function tag(prefix: string, lemmas: readonly string[]): string {
  const joined = lemmas.join('');
  return joined === '' || joined.length > longest ? '' : prefix + joined;
}
