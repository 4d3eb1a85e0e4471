/** Background and text colour, each pair with a contrast of at least 4.5 : 1, in both colour schemes. */
const pairs = [
  ['#0b5563', '#f3eee4'],
  ['#e3c9b4', '#5e1c0a'],
  ['#38602f', '#e2f1de'],
  ['#fbc576', '#12232e'],
  ['#293b46', '#fbc576'],
  ['#bce5ee', '#05414b'],
  ['#5c3b57', '#f6ddeb'],
  ['#dde3d0', '#2a4923'],
  ['#c9d9e4', '#1d3a52'],
  ['#fecbbe', '#5e1c0a'],
] as const;

/**
 * Two colours for a name, always the same.
 * @param id of the owner if known: consecutive ids have different colours, regardless of the names
 */
export function pairOf(name: string, id?: number): readonly [ground: string, letter: string] {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return pairs[(id ?? sum) % pairs.length] ?? pairs[0];
}

/** First letters of a name: `Amalie Holm` gives `AH`; '?' without any. */
export function lettersOf(name: string, count: 1 | 2): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const chosen = count === 1 || words.length < 2 ? words.slice(0, 1) : [words[0], words[words.length - 1]];
  return chosen.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase('da-DK') ?? '').join('') || '?';
}
