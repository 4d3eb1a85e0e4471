const fold = (text: string) => text.toLocaleLowerCase('da').normalize('NFC');

/** True if every word of the keyword is the beginning of a word of the name. An empty keyword matches all. */
export function matchesName(name: string, keyword: string): boolean {
  const words = fold(name).split(/[\s-]+/);
  return fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => words.some((word) => word.startsWith(part)));
}

/** A text in three parts around the first match of the search; the middle one is '' without a match. */
export function aroundMatch(text: string, keyword: string, before = 24): [start: string, match: string, rest: string] {
  const flat = text.replace(/\s+/g, ' ');
  const lower = flat.toLocaleLowerCase('da');
  const word = fold(keyword)
    .split(/\s+/)
    .filter(Boolean)
    .find((part) => lower.includes(part));
  if (word === undefined) return [flat, '', ''];
  const at = lower.indexOf(word);
  const from = at > before + 8 ? flat.lastIndexOf(' ', at - before) + 1 : 0;
  return [
    (from > 0 ? '… ' : '') + flat.slice(from, at),
    flat.slice(at, at + word.length),
    flat.slice(at + word.length),
  ];
}
