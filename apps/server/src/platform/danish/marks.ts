// Lexemes for several words together. Nobody types them: they only improve the rank of titles as a whole.

const longest = 80;
/** Prefix of all other marks of titles, by which readers of a title's words skip them. */
const titlePrefix = 't0';
/** Prefix of the marks for the beginnings of titles. */
export const leadPrefix = 'l0';

/** Mark for the whole title, so that "Arkitekt" ranks before "Arkitekt til Aarhus" for `arkitekt`. Empty without words. */
export function titleMark(lemmas: readonly string[]): string {
  return mark(titlePrefix, lemmas);
}

/** Mark for the beginning of a title, before place, employer and purpose. Empty without words. */
export function leadMark(lemmas: readonly string[]): string {
  return mark(leadPrefix, lemmas);
}

/** Mark for a word by which the title names the position: `kok` of "Kok til bistro", not `bistro`. */
export function namedMark(lemma: string): string {
  return mark(`${titlePrefix}n0`, [lemma]);
}

/** Mark of titles that name no trade, such as "Vil du være med i vores køkken?": the trade is in the running text. */
export const openMark = `${titlePrefix}o0`;

/** Mark for a superordinate term of the title's name: `sygeplejerske` of "Hjemmesygeplejerske", `kok` of "Kokkeelev". */
export function kindMark(lemma: string): string {
  return mark(`${titlePrefix}k0`, [lemma]);
}

/** The beginning of a title from its {@link leadMark}. */
export function leadOfMark(lead: string): string {
  return lead.slice(leadPrefix.length);
}

function mark(prefix: string, lemmas: readonly string[]): string {
  const joined = lemmas.join('');
  return joined === '' || joined.length > longest ? '' : prefix + joined;
}
