// Lexemes that stand for several words at once. Nobody types them: they only lift what a title says as a whole.

const longest = 80;
/** Begins the marks of what titles begin with. */
export const leadPrefix = 'l0';

/** The whole title, so that "Arkitekt" stands before "Arkitekt til Aarhus" for `arkitekt`. Empty without words. */
export function titleMark(lemmas: readonly string[]): string {
  return mark('t0', lemmas);
}

/** What the title begins with before it says where, for whom and why. Empty without words. */
export function leadMark(lemmas: readonly string[]): string {
  return mark(leadPrefix, lemmas);
}

/** What a title begins with, by its {@link leadMark}. */
export function leadOfMark(lead: string): string {
  return lead.slice(leadPrefix.length);
}

function mark(prefix: string, lemmas: readonly string[]): string {
  const joined = lemmas.join('');
  return joined === '' || joined.length > longest ? '' : prefix + joined;
}
