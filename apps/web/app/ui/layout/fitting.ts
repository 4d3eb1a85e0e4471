/**
 * Options whose name contains the typed text, ignoring case: first those that begin with it, then those with a word that begins
 * with it, then the rest; at most `limit`.
 */
export function fitting<T extends { name: string }>(list: readonly T[], typed: string, limit = 30): T[] {
  const query = typed.trim().toLocaleLowerCase('da');
  const ranked = list.map((choice) => ({ choice, rank: rankOf(choice.name.toLocaleLowerCase('da'), query) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .slice(0, limit)
    .map(({ choice }) => choice);
}

function rankOf(name: string, query: string): number {
  if (name.startsWith(query)) return 0;
  if ([' ', '-', '/', '('].some((gap) => name.includes(gap + query))) return 1;
  return name.includes(query) ? 2 : 3;
}
