// Lexemes that stand for several words at once. Nobody types them: they only lift what a title says as a whole.

const longest = 80;

/** The whole title, so that "Arkitekt" stands before "Arkitekt til Aarhus" for `arkitekt`. Empty without words. */
export function titleMark(lemmas: readonly string[]): string {
  return mark('t0', lemmas);
}

/** What the title begins with before it says where, for whom and why. Empty without words. */
export function leadMark(lemmas: readonly string[]): string {
  return mark('l0', lemmas);
}

function mark(prefix: string, lemmas: readonly string[]): string {
  const joined = lemmas.join('');
  return joined === '' || joined.length > longest ? '' : prefix + joined;
}
