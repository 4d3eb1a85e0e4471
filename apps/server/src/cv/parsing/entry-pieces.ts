import type { Lexicon } from './vocabulary.ts';

/** What an entry is of: `what` is a title or a degree, `where` an employer or a school. */
export interface Scorer {
  what(text: string): number;
  where(text: string): number;
  /** Words that stand between the two. */
  connector: RegExp;
  /** A town behind a comma belongs to the name, as schools are told apart by it. */
  keepsTown: boolean;
}

const slash = / +\/ +/;
const strongSeparator = / +[|·•¦] +| +[–—―] +| +- +| {2,}|\t|; /u;
const countries =
  /^(?:danmark|denmark|dk|sverige|sweden|norge|norway|tyskland|germany|england|uk|united kingdom|storbritannien|usa|united states|frankrig|france|spanien|spain|italien|italy|polen|poland|ukraine|rumænien|romania|holland|nederlandene|netherlands|schweiz|switzerland|london|berlin|stockholm|oslo|malmö|malmø|remote|hjemmefra|hovedstaden|region hovedstaden|capital region|midtjylland|nordjylland|sjælland|fyn|jylland|syddanmark|denmark area|greater copenhagen|københavnsområdet|grønland|færøerne|island)$/i;

/** One piece of text that may hold both: `Sygeplejerske hos OUH`, `Fysioterapeut, Klinik Bevægelse`. */
export function splitOne(text: string, scorer: Scorer, lexicon: Lexicon): string[] {
  const connected = scorer.connector.exec(text);
  if (connected && connected.index >= 2) {
    const left = text.slice(0, connected.index).replace(/,$/, '').trim();
    const right = text.slice(connected.index + connected[0].length).trim();
    const plain = /^ ?(?:i|in|for|på) ?$/i.test(connected[0].trim());
    if (right !== '' && (!plain || (scorer.where(right) > 0 && scorer.what(left) > 0))) return [left, right];
  }
  const all = attachLower(text.split(/, +/));
  const named = scorer.keepsTown ? all : all.filter((part, at) => at === 0 || !isLocation(part, lexicon));
  const commas = named.length > 1 ? named : all;
  if (commas.length < 2) return [commas[0] ?? text];
  const best = bestCut(commas, scorer);
  return best ?? [commas[0] ?? '', commas.slice(1).join(', ')];
}

/** The place at which a list with commas falls into who and where. */
function bestCut(parts: readonly string[], scorer: Scorer): string[] | undefined {
  let best: { score: number; parts: string[] } | undefined;
  for (let at = 1; at < parts.length; at += 1) {
    const left = parts.slice(0, at).join(', ');
    const right = parts.slice(at).join(', ');
    const straight = scorer.what(parts[0] ?? '') + scorer.where(right) - scorer.where(left) - (at - 1) * 0.4;
    const turned = scorer.where(left) + scorer.what(parts[at] ?? '') - scorer.where(right) - (at - 1) * 0.2;
    const score = Math.max(straight, turned);
    if (!best || score > best.score) best = { score, parts: [left, right] };
  }
  return best && best.score > 0 ? best.parts : undefined;
}

/** `Kontorelev, økonomi, Næstved Kommune`: what goes on in small letters belongs to what stands before it. */
function attachLower(parts: readonly string[]): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    if (joined.length > 0 && /^\p{Ll}/u.test(part)) joined.push(`${joined.pop()}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

export function pieces(text: string): string[] {
  const parts = text.includes(', ') ? [text] : text.split(slash);
  return parts
    .flatMap((part) => part.split(strongSeparator))
    .map((piece) =>
      piece
        .replace(/^[\s,;:|·–-]+|[\s,;:|·–-]+$/gu, '')
        .replace(
          /^(?:stilling|titel|firma|virksomhed|arbejdsgiver|arbejdssted|ansættelsessted|title|position|company|employer|uddannelse|skole|uddannelsessted|school|institution|degree) ?: +/i,
          '',
        ),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece));
}

interface Piece {
  text: string;
  /** Names a town or a country and nothing else. */
  place: boolean;
}

/** Takes a town at the end off, and marks what names a town only. */
export function withoutPlace(text: string, places: string[], lexicon: Lexicon, keepsTown: boolean): Piece {
  if (isLocation(text, lexicon)) {
    places.push(text);
    return { text, place: true };
  }
  if (keepsTown) return { text, place: false };
  const bracket = /^(.*\S) ?\(([^()]+)\)$/.exec(text);
  if (bracket?.[1] && bracket[2] && isLocation(bracket[2], lexicon)) {
    places.push(bracket[2]);
    return { text: bracket[1], place: false };
  }
  const comma = text.lastIndexOf(', ');
  const tail = text.slice(comma + 2);
  if (comma > 0 && isLocation(tail, lexicon)) {
    places.push(tail);
    const rest = withoutPlace(text.slice(0, comma), places, lexicon, keepsTown);
    return { text: rest.text, place: false };
  }
  return { text, place: false };
}

export function isLocation(text: string, lexicon: Lexicon): boolean {
  return text.split(/, ?| - |\/| \(|\)/).every((part) => {
    const bare = part.replace(/^(?:DK-?)?\d{4} /, '').trim();
    return bare === '' || countries.test(bare) || lexicon.isPlace(bare);
  });
}
