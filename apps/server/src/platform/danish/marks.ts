// Lexemes that stand for several words at once. Nobody types them: they only lift what a title says as a whole.

const longest = 80;
/** Begins all other marks of titles: who reads a title's words leaves out what begins so. */
const titlePrefix = 't0';
/** Begins the marks of what titles begin with. */
export const leadPrefix = 'l0';

/** The whole title, so that "Arkitekt" stands before "Arkitekt til Aarhus" for `arkitekt`. Empty without words. */
export function titleMark(lemmas: readonly string[]): string {
  return mark(titlePrefix, lemmas);
}

/** What the title begins with before it says where, for whom and why. Empty without words. */
export function leadMark(lemmas: readonly string[]): string {
  return mark(leadPrefix, lemmas);
}

/** A trade or thing that the title names as what is looked for: `kok` of "Kok til bistro", not `bistro`. */
export function namedMark(lemma: string): string {
  return mark(`${titlePrefix}n0`, [lemma]);
}

/** The title names no trade, as in "Vil du være med i vores køkken?": the running text says which. */
export const openMark = `${titlePrefix}o0`;

/** What the title names is a kind of it: `sygeplejerske` of "Hjemmesygeplejerske", `kok` of "Kokkeelev". */
export function kindMark(lemma: string): string {
  return mark(`${titlePrefix}k0`, [lemma]);
}

/** What a title begins with, by its {@link leadMark}. */
export function leadOfMark(lead: string): string {
  return lead.slice(leadPrefix.length);
}

function mark(prefix: string, lemmas: readonly string[]): string {
  const joined = lemmas.join('');
  return joined === '' || joined.length > longest ? '' : prefix + joined;
}
