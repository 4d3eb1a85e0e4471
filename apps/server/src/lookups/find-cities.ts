import { lazily } from '@jobblik/contract/kernel/lazily';
import { mostCityHits, regions } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { foldWords } from '@jobblik/danish';
import { type Area, type City, geography, shortNames, townName } from './cities.ts';

interface Candidate {
  place: Place;
  name: string;
  /** The same with æ, ø and å as e, o and a, for keyboards without these letters. */
  plain: string;
  municipality: string;
  /** Another postcode of the same name precedes it. */
  repeated: boolean;
}

const candidates = lazily(buildCandidates);

/**
 * Suggested places for a text, best first: the exact postcode, postcodes that begin with the text, names that begin with it, names
 * with a word that begins with it, names that contain it, then the municipality. "8000 aar" has to match both. A region at the end
 * ("odense syddanmark", as in a slug) restricts the hits to it. Quarters with many codes ("København K") appear once unless a code
 * is typed.
 * @param whole towns with several postcodes and regions are among the hits
 */
export function findCities(query: string, whole: boolean): Place[] {
  const words = foldWords(query.slice(0, 100))
    .split(' ')
    .filter(Boolean)
    .map((word) => shortNames[word] ?? word);
  if (words.length === 0) return [];
  const zip = words.find((word) => /^\d{1,4}$/.test(word)) ?? '';
  const names = words.filter((word) => !/^\d+$/.test(word));
  const region = names.length > 1 && isRegion(names.at(-1)) ? names.pop() : undefined;
  const name = names.join(' ');
  if (words.some((word) => /^\d{5,}$/.test(word))) return [];
  return candidates()
    .filter((candidate) => (whole || candidate.place.kind === 'zip') && !isRepeated(candidate, zip !== ''))
    .filter(({ place }) => region === undefined || foldWords(place.region) === region)
    .map((candidate) => ({ candidate, rank: rankOf(candidate, zip, name) }))
    .filter((hit) => hit.rank > 0)
    .sort((a, b) => b.rank - a.rank || inOrder(a.candidate.place, b.candidate.place))
    .slice(0, mostCityHits)
    .map((hit) => hit.candidate.place);
}

function isRegion(key: string | undefined): boolean {
  return regions.some(({ name }) => foldWords(name) === key);
}

function rankOf(candidate: Candidate, zip: string, name: string): number {
  const byZip = zip === '' ? 1 : zipRank(candidate.place.zip, zip);
  const byName = name === '' ? 1 : nameRank(candidate, name);
  return byZip > 0 && byName > 0 ? byZip * 10 + byName : 0;
}

function zipRank(zip: string, typed: string): number {
  if (zip === typed) return 3;
  return zip !== '' && zip.startsWith(typed) ? 2 : 0;
}

function nameRank({ name, plain, municipality, place }: Candidate, typed: string): number {
  if (name === typed) return 8;
  if (name.startsWith(typed)) return 7;
  if (name.includes(` ${typed}`)) return 6;
  const plainTyped = withoutDanish(typed);
  if (plain === plainTyped || plain.startsWith(plainTyped)) return 5;
  if (name.includes(typed)) return 4;
  if (plain.includes(` ${plainTyped}`)) return 3;
  if (municipality.startsWith(typed)) return 2;
  return place.kind === 'zip' && foldWords(place.region).startsWith(typed) && typed.length > 4 ? 1 : 0;
}

/** Regions, then towns, then postcodes by number. */
function inOrder(a: Place, b: Place): number {
  const order = { region: 0, town: 1, zip: 2 };
  return order[a.kind] - order[b.kind] || a.id - b.id;
}

/** All codes of a quarter except the first, which represents the quarter. */
function isRepeated({ place, repeated }: Candidate, byCode: boolean): boolean {
  return repeated && !byCode && place.kind === 'zip';
}

function withoutDanish(key: string): string {
  return key.replaceAll('oe', 'o').replaceAll('ae', 'e').replaceAll('aa', 'a');
}

function buildCandidates(): Candidate[] {
  const { cities, areas } = geography();
  const first = new Map([...cities].reverse().map((city) => [city.name, city]));
  return [...areas.map(ofArea), ...cities.map((city) => ofCity(city, first.get(city.name) !== city))];
}

function ofCity({ id, name, zip, region, lat, lng, municipality }: City, repeated: boolean): Candidate {
  return candidate({ id, name, zip, region, lat, lng, kind: 'zip' }, municipality, repeated);
}

function ofArea({ id, name, region, kind, cities }: Area): Candidate {
  const middle = (of: (city: City) => number) =>
    Math.round((cities.reduce((sum, city) => sum + of(city), 0) / cities.length) * 10_000) / 10_000;
  const place: Place = {
    id,
    name: townName(name),
    zip: '',
    region,
    lat: middle((city) => city.lat),
    lng: middle((city) => city.lng),
    kind,
  };
  return candidate(place, '', false);
}

function candidate(place: Place, municipality: string, repeated: boolean): Candidate {
  const name = foldWords(place.name);
  return { place, name, plain: withoutDanish(name), municipality: foldWords(municipality), repeated };
}
