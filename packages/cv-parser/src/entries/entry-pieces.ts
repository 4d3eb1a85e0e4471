import type { Lexicon } from '../vocabulary.ts';

/** Scores of an entry's kind: `what` is a title or a degree, `where` an employer or a school. */
export interface Scorer {
  what(text: string): number;
  where(text: string): number;
  /** Words between the two. */
  connector: RegExp;
  /** A town after a comma belongs to the name, since it distinguishes schools. */
  includesTown: boolean;
}

const bar = /(?<! ) +[|¦] +|\t/;
const slash = /(?<! ) +\/ +/;
const strongSeparator = / +[|·•¦] +| +[–—―] +| +- +| {2,}|\t|; /u;
/** `Master of Science - MS, Biology`: the dash precedes the short form of the text before it. */
const shortForm = / - ((?:M|B|Ph)\.?[A-Z][a-zA-Z.]{0,4}|HD|HA|STX|HF|HHX|HTX|EUX)(, |$)/;
const states =
  /^(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])$/;
const countries =
  /^(?:danmark|denmark|dk|sverige|sweden|norge|norway|tyskland|germany|england|uk|united kingdom|storbritannien|usa|united states|frankrig|france|spanien|spain|italien|italy|polen|poland|ukraine|rumænien|romania|holland|nederlandene|netherlands|schweiz|switzerland|london|berlin|paris|prag|prague|rom|rome|madrid|barcelona|bruxelles|brussels|amsterdam|wien|vienna|warszawa|warsaw|helsinki|münchen|munich|hamborg|hamburg|dublin|leeds|bristol|cardiff|glasgow|liverpool|birmingham|york|lyon|marseille|lille|porto|braga|turin|torino|milano|milan|firenze|valencia|sevilla|bilbao|krakow|kraków|gdansk|gdańsk|wroclaw|wrocław|leipzig|dresden|köln|cologne|frankfurt|stuttgart|hannover|bremen|rostock|lübeck|rotterdam|utrecht|antwerpen|gent|basel|bern|salzburg|graz|trondheim|stavanger|tromsø|uppsala|lund|helsingborg|linköping|turku|tampere|tallinn|riga|vilnius|kaunas|zagreb|beograd|belgrade|sarajevo|sofia|lissabon|lisbon|athen|athens|istanbul|zürich|zurich|geneve|genève|geneva|göteborg|gothenburg|bergen|reykjavik|reykjavík|tokyo|singapore|dubai|sydney|melbourne|toronto|boston|new york|san francisco|chicago|austin|seattle|los angeles|beijing|shanghai|budapest|bukarest|bucharest|kyiv|kiev|edinburgh|manchester|oxford|cambridge|flensborg|kiel|stockholm|oslo|malmö|malmø|remote|hjemmefra|hovedstaden|region hovedstaden|capital region|midtjylland|nordjylland|sjælland|fyn|jylland|syddanmark|denmark area|greater copenhagen|københavnsområdet|grønland|færøerne|island|portugal|østrig|austria|belgien|belgium|irland|ireland|finland|estland|estonia|letland|latvia|litauen|lithuania|tjekkiet|czech republic|czechia|slovakiet|slovakia|slovenien|slovenia|ungarn|hungary|grækenland|greece|tyrkiet|turkey|kroatien|croatia|serbien|serbia|bulgarien|bulgaria|luxembourg|kina|china|indien|india|pakistan|japan|vietnam|thailand|filippinerne|philippines|sydkorea|south korea|canada|mexico|brasilien|brazil|argentina|chile|australien|australia|new zealand|israel|iran|irak|iraq|syrien|syria|libanon|lebanon|egypten|egypt|marokko|morocco|sydafrika|south africa|kenya|nigeria|uae)$/i;

const grade = /^(?:GPA|snit|(?:karakter)?gennemsnit|grade average)\b/i;
/** `Projektleder, IT, Vejle Kommune`: the scope of a title. */
const scope =
  /^(?:IT|HR|PR|QA|UX|R&D|B2[BC]|EMEA|APAC|DACH|Nordics?|Norden|Global|Engineering|Marketing|Sales|Operations|Finance)$/;

const town = "\\p{Lu}[\\p{L}.'’-]+(?: \\p{Lu}[\\p{L}.'’-]+){0,2}";
const state = states.source.slice(1, -1);
/** `Salem, OR`, also with a postcode. */
const townAndState = new RegExp(`^${town}, ${state}(?: \\d{5})?$`, 'u');
/** `Willamette Dairy, Salem, OR` */
const behindName = new RegExp(`^(.+\\S),? ?[,–|·-] (${town}, ${state})(?: \\d{5})?$`, 'u');

/** Splits one piece of text with both: `Sygeplejerske hos OUH`, `Fysioterapeut, Klinik Bevægelse`. */
export function splitOne(text: string, scorer: Scorer, lexicon: Lexicon): string[] {
  const [before = '', after = '', ...others] = text.split(': ');
  const [begins = ''] = after.split(', ');
  if (others.length === 0 && isPairOf(before, begins, scorer)) return [before, after];
  const connected = scorer.connector.exec(text);
  if (connected && connected.index >= 2) {
    const left = text.slice(0, connected.index).replace(/,$/, '').trim();
    const right = text.slice(connected.index + connected[0].length).trim();
    // "Assistant, Institute for Water Research"
    const isInside = scorer.where(left.slice(left.lastIndexOf(', ') + 1)) > 0 && left.includes(', ');
    if (right !== '' && !isInside && isJoint(connected[0], left, right, scorer, lexicon)) return [left, right];
  }
  const bracket = /^(.*\S) \((\p{Lu}[^()]+)\)$/u.exec(text);
  if (bracket?.[1] && bracket[2] && isWhat(bracket[1], scorer) && scorer.where(bracket[2]) >= 1.5)
    return [bracket[1], bracket[2]];
  const all = attachLower(
    text.split(/, +/).filter((part) => !grade.test(part)),
    scorer,
  );
  const named = scorer.includesTown ? all : all.filter((part, at) => at === 0 || !isLocation(part, lexicon));
  const commas = named.length > 1 ? named : all;
  if (commas.length < 2) return [commas[0] ?? text];
  const best = bestCut(commas, scorer);
  return best ?? [commas[0] ?? '', commas.slice(1).join(', ')];
}

/**
 * Whether a preposition is between title and employer: `Afløser i Brabrand Hjemmepleje`, but not `University of Texas at Austin`.
 */
function isJoint(joint: string, left: string, right: string, scorer: Scorer, lexicon: Lexicon): boolean {
  const word = joint.replace(/[ ,]/g, '').toLowerCase();
  const isNamed = scorer.where(right) > 0;
  if (word === 'at') return isNamed || !isLocation(right, lexicon);
  if (!['i', 'in', 'for', 'på'].includes(word)) return true;
  if (scorer.what(left) === 0 || isSubject(word, right, scorer)) return false;
  return (
    isNamed || (scorer.what(left) >= 3 && /^(?=[^,]*$)\p{Lu}.* \p{Lu}/su.test(right) && !isLocation(right, lexicon))
  );
}

/** One is a title, the other an employer. */
function isPairOf(a: string, b: string, { what, where }: Scorer): boolean {
  if (a === '' || b === '') return false;
  return (where(a) > what(a) && what(b) > where(b)) || (what(a) > where(a) && where(b) > what(b));
}

/** `Lecturer in | Phonetics, University of Glasgow`: the first word is the subject, and the employer follows it. */
function isSubject(word: string, right: string, scorer: Scorer): boolean {
  const [subject = '', ...others] = right.split(', ');
  if (scorer.where(subject) > 0) return false;
  // In English one works at a place, and in a subject.
  if (word !== 'in' && word !== 'for' && !/^(?:\p{Ll}.*|\S+)$/u.test(subject)) return false;
  return others.some((part) => scorer.where(part) > 0);
}

/** The position at which a comma-separated list is split into title and employer. */
function bestCut(parts: readonly string[], scorer: Scorer): string[] | undefined {
  let best: { score: number; parts: string[] } | undefined;
  for (let at = 1; at < parts.length; at += 1) {
    const left = parts.slice(0, at).join(', ');
    const right = parts.slice(at).join(', ');
    // "MA (Hons) Gaelic, Upper Second, University of Aberdeen"
    const begins = scorer.includesTown && scorer.where(parts[at] ?? '') > 0 ? 1.5 : 0;
    const straight = scorer.what(parts[0] ?? '') + scorer.where(right) - scorer.where(left) - (at - 1) * 0.4 + begins;
    const turned = scorer.where(left) + scorer.what(parts[at] ?? '') - scorer.where(right) - (at - 1) * 0.2;
    const score = Math.max(straight, turned);
    if (!best || score > best.score) best = { score, parts: [left, right] };
  }
  return best && best.score > 0 ? best.parts : undefined;
}

/**
 * `Kontorelev, økonomi, Næstved Kommune`: a part in lower case belongs to the part before it, unless it is the first with a title:
 * `Bygmester Kragh, tømrersvend`.
 */
function attachLower(parts: readonly string[], scorer: Scorer): string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const isFirst = scorer.includesTown
      ? scorer.what(part) > 0 && joined.every((before) => scorer.where(before) > scorer.what(before))
      : scorer.what(part) >= 3 && joined.every((before) => scorer.what(before) < 2);
    const isScope = !scorer.includesTown && parts.length > 2 && scope.test(part);
    if (joined.length > 0 && ((/^\p{Ll}/u.test(part) && !isFirst) || isScope)) joined.push(`${joined.pop()}, ${part}`);
    else joined.push(part);
  }
  return joined;
}

/**
 * The pieces of a line with an entry's names. `Grafiker / Webdesigner` is one piece, since both are titles.
 * @param isOther another line of the entry has a name as well, so that this one need not have both title and employer
 */
export function pieces(text: string, scorer: Scorer, isOther = false): string[] {
  const strokes = text.includes(', ') ? [text] : text.split(slash);
  const isOne = strokes.every((part) => isWhat(part, scorer)) || (isOther && isPair(strokes, scorer));
  const parts = isOne ? [text] : strokes;
  // Between bars a dash is part of a name: "Projektleder – energi | Vindkraft A/S".
  const separator = parts.some((part) => part.split(bar).length > 1) ? bar : strongSeparator;
  return parts
    .flatMap((part) => part.replace(shortForm, ' ($1)$2').split(separator))
    .map((piece) =>
      piece
        .replace(/^[\s,;:|·–-]+|(?<![\s,;:|·–-])[\s,;:|·–-]+$/gu, '')
        // The full stop of a sentence, not that of "Inc.", "Eftf." or "Cand.merc.".
        .replace(/(?<=(?:^|[^.\p{L}])\p{L}*\p{Ll}{4})\.$/u, '')
        .replace(
          /^(?:stilling|titel|firma|virksomhed|arbejdsgiver|arbejdssted|ansættelsessted|title|position|company|employer|uddannelse|skole|uddannelsessted|school|institution|degree) ?: +/i,
          '',
        ),
    )
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece) && !grade.test(piece));
}

/** `Kok / Altmuligmand`: at least one of the two is a title, and neither is an employer. */
function isPair(parts: readonly string[], scorer: Scorer): boolean {
  return (
    parts.length === 2 &&
    parts.some((part) => isWhat(part, scorer)) &&
    parts.every((part) => scorer.where(part) <= scorer.what(part) && part.split(' ').length <= 3)
  );
}

function isWhat(text: string, scorer: Scorer): boolean {
  const [what = ''] = text.split(strongSeparator);
  return scorer.what(what) > 0 && scorer.what(what) >= scorer.where(what);
}

export interface Piece {
  text: string;
  /** Contains only a town or a country. */
  place: boolean;
}

/** Removes a town at the end, and marks pieces that are only a town. */
export function withoutPlace(text: string, places: string[], lexicon: Lexicon, scorer: Scorer): Piece {
  const { includesTown } = scorer;
  const isNamed = scorer.where(text) > 0;
  if (isLocation(text, lexicon) || (isTownAndState(text) && scorer.where(text) === 0)) {
    places.push(text);
    return { text, place: true };
  }
  const abroad = behindName.exec(text);
  if (abroad?.[1] && abroad[2]) {
    places.push(abroad[2]);
    return { text: abroad[1], place: false };
  }
  if (includesTown) return { text, place: false };
  const bracket = /^(.*\S) ?\(([^()]+)\)$/.exec(text);
  const isTown = (name: string) =>
    isLocation(name, lexicon) ||
    townAndState.test(name) ||
    (isNamed && /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}*)?$/u.test(name));
  if (bracket?.[1] && bracket[2] && isTown(bracket[2])) {
    places.push(bracket[2]);
    return { text: bracket[1], place: false };
  }
  const dash = text.lastIndexOf(' – ');
  if (dash > 0 && isLocation(text.slice(dash + 3), lexicon)) {
    places.push(text.slice(dash + 3));
    return { text: text.slice(0, dash), place: false };
  }
  const comma = text.lastIndexOf(', ');
  const tail = text.slice(comma + 2);
  if (comma > 0 && isLocation(tail, lexicon)) {
    places.push(tail);
    const before = text.slice(0, comma);
    const town = before.lastIndexOf(', ');
    // Abroad the town before the country is in no list.
    const isAbroad = countries.test(tail) && town > 0 && before.split(', ').length > 2;
    const rest = withoutPlace(isAbroad ? before.slice(0, town) : before, places, lexicon, scorer);
    return { text: rest.text, place: false };
  }
  return { text, place: false };
}

/** `Lewis Center, OH` */
export function isTownAndState(text: string): boolean {
  return townAndState.test(text);
}

export function isLocation(text: string, lexicon: Lexicon): boolean {
  return text.split(/, ?| - |\/| \(|\)| \| /).every((part) => {
    const bare = part
      .replace(/^(?:by|sted|city|town|location|lokation|land|country) ?: ?/i, '')
      .replace(/^(?:DK-?)?\d{4} /, '')
      .replace(/^(?:region|the) (?=\p{L})/iu, '')
      .trim();
    return bare === '' || countries.test(bare) || states.test(bare) || lexicon.isPlace(bare);
  });
}
