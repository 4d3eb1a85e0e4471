import { lazily } from '@jobblik/contract/kernel/lazily';
import { readPostcode } from '@jobblik/contract/kernel/typed/postcode.rules';
import { distanceKm, placeLabel, placeSlug, regions } from '@jobblik/contract/lookups/lookups.rules';
import { foldWords } from '@jobblik/danish';
import { readReference } from './reference.ts';

/** A postcode with its town. */
export interface City {
  /** The postcode as a number. */
  id: number;
  name: string;
  /** Four digits. */
  zip: string;
  regionId: number;
  region: string;
  municipality: string;
  lat: number;
  lng: number;
}

/** Several postcodes with one common name. */
export interface Area {
  kind: 'town' | 'region';
  /** Never a postcode: regions have 1 to 5, towns 100000 plus their first postcode. */
  id: number;
  name: string;
  region: string;
  cities: readonly City[];
}

interface Geography {
  cities: readonly City[];
  byId: ReadonlyMap<number, City>;
  areas: readonly Area[];
  areaById: ReadonlyMap<number, Area>;
  areasOfCity: ReadonlyMap<number, readonly Area[]>;
  /** Postcodes by the folded name of a town, part of a town, municipality, region or part of the country. */
  byName: ReadonlyMap<string, readonly City[]>;
}

/** Short spellings of towns. */
export const shortNames: Readonly<Record<string, string>> = {
  kbh: 'koebenhavn',
  cph: 'koebenhavn',
  frb: 'frederiksberg',
  aal: 'aalborg',
};

/** Postcodes, towns and regions, loaded once. */
export const geography = lazily(() =>
  build(
    readReference('cities').map(([id, name, municipality, regionId, lat, lng]) => ({
      id,
      name,
      zip: String(id).padStart(4, '0'),
      regionId,
      region: regions.find((region) => region.id === regionId)?.name ?? '',
      municipality,
      lat,
      lng,
    })),
  ),
);

/** @returns undefined for a number that is not a Danish postcode */
export function cityById(id: number): City | undefined {
  return geography().byId.get(id);
}

/** A region or a town with several postcodes. @returns undefined for a postcode and for an unknown number */
export function areaById(id: number): Area | undefined {
  return geography().areaById.get(id);
}

/** The region of a postcode, and its town where that has several postcodes. */
export function areasAround(cityId: number): readonly Area[] {
  return geography().areasOfCity.get(cityId) ?? [];
}

/** @param typed see {@link readPostcode} */
export function cityByZip(typed: string): City | undefined {
  const zip = readPostcode(typed);
  return zip ? cityById(Number(zip)) : undefined;
}

/** Name of the town without the letters of its quarter: `Aarhus` for "Aarhus C". */
export function townName(name: string): string {
  return name.replace(/ [A-ZØ]{1,2}$/, '');
}

/**
 * The postcodes of a place in an address: `aarhus-c-8000-midtjylland` one (all codes of a quarter with many, as "København K"),
 * `aarhus` a town, `midtjylland` a region, `fyn` a part of the country. All spellings of æ, ø and å work.
 * @returns empty when there is no such place
 */
export function placesOfSlug(slug: string): readonly City[] {
  const words = foldWords(slug).split(' ');
  const zip = words.find((word) => /^\d{4}$/.test(word));
  const { byId, byName } = geography();
  if (zip) {
    const city = byId.get(Number(zip));
    return city ? (byName.get(foldWords(city.name)) ?? [city]).filter((other) => other.name === city.name) : [];
  }
  const whole = byName.get(words.join(' '));
  if (whole) return whole;
  const named = byName.get(words.slice(0, -1).join(' ')) ?? [];
  return named.filter((city) => foldWords(city.region) === words.at(-1));
}

/** A place by its whole name or postcode. */
export interface NamedTown {
  /** "8000 Aarhus C", "Aarhus" */
  label: string;
  slug: string;
}

/**
 * The town or postcode that a text exactly names: "Aalborg", "8000", "8000 Aarhus C". Undefined for names of several towns, and for
 * regions and other parts of the country.
 */
export function townCalled(text: string): NamedTown | undefined {
  const { byId, byName } = geography();
  const [, zip = '', typed = ''] = /^(\d{4})?(?:^| |$)(\D*)$/.exec(foldWords(text)) ?? [];
  const name = shortNames[typed] ?? typed;
  const city = byId.get(Number(zip || '0'));
  if (city && (name === '' || foldWords(city.name) === name || foldWords(townName(city.name)) === name))
    return { label: placeLabel(city), slug: placeSlug(city) };
  if (zip !== '' || name === '') return undefined;
  const [first, ...others] = byName.get(name) ?? [];
  if (!first) return undefined;
  const isSame = (other: City) => other.name === first.name && other.municipality === first.municipality;
  if (foldWords(first.name) === name && others.every(isSame)) return { label: first.name, slug: placeSlug(first) };
  const town = areasAround(first.id).find(({ kind }) => kind === 'town');
  const isWhole = town && foldWords(town.name) === name && others.every((other) => town.cities.includes(other));
  return isWhole ? { label: town.name, slug: placeSlug({ ...town, zip: '' }) } : undefined;
}

/** Postcodes whose centre is within `km` kilometres of another's, with the distance, nearest first. */
export function citiesWithin(centre: City, km: number): { city: City; km: number }[] {
  return geography()
    .cities.map((city) => ({ city, km: distanceKm(centre, city) }))
    .filter((hit) => hit.km <= km)
    .sort((a, b) => a.km - b.km);
}

/** All names of the place of a postcode. */
export function placeWords(city: City): string[] {
  return [...new Set([city.name, city.municipality, city.region, ...countryParts(city), city.zip])];
}

/** Parts of Denmark that are not regions, by postcode. Without Zealand, which the region of that name covers. */
function countryParts({ id }: City): string[] {
  if (id >= 3700 && id < 3800) return ['Bornholm'];
  if (id >= 5000 && id < 6000) return ['Fyn'];
  return id >= 6000 ? ['Jylland'] : [];
}

function build(cities: City[]): Geography {
  const groups = new Map<string, City[]>();
  const add = (name: string, city: City) => {
    const key = foldWords(name);
    const group = groups.get(key) ?? [];
    if (!group.includes(city)) groups.set(key, [...group, city]);
  };
  for (const city of cities) {
    for (const name of [city.region, city.name, ...countryParts(city)]) add(name, city);
    if (townName(city.name) !== city.name) add(townName(city.name), city);
  }
  for (const city of cities) if (!hasPlace(groups, city.municipality)) add(`kommune ${city.municipality}`, city);
  for (const [key, group] of [...groups]) if (key.startsWith('kommune ')) groups.set(key.slice(8), group);
  const areas = areasOf(cities);
  for (const { kind, name, cities: all } of areas) if (kind === 'town') for (const city of all) add(name, city);
  const areasOfCity = new Map<number, Area[]>();
  for (const area of areas) {
    for (const { id } of area.cities) areasOfCity.set(id, [...(areasOfCity.get(id) ?? []), area]);
  }
  return {
    cities,
    byId: new Map(cities.map((city) => [city.id, city])),
    areas,
    areaById: new Map(areas.map((area) => [area.id, area])),
    areasOfCity,
    byName: groups,
  };
}

function hasPlace(groups: ReadonlyMap<string, City[]>, name: string): boolean {
  return groups.has(foldWords(name));
}

/**
 * Maximum distance in kilometres of a suburb from its town, within the municipality: "Viby J" of Aarhus, but not Ribe of Esbjerg.
 */
const suburbKm = 10;

/** The postcodes of a town, and nearby ones of the municipality with its name. */
function withSuburbs(town: readonly City[], cities: readonly City[]): City[] {
  const [centre] = town;
  if (!centre || centre.municipality !== townName(centre.name)) return [...town];
  const isSuburb = (city: City) =>
    city.municipality === centre.municipality && !town.includes(city) && distanceKm(centre, city) <= suburbKm;
  return [...town, ...cities.filter(isSuburb)];
}

function areasOf(cities: readonly City[]): Area[] {
  const ofRegion = regions.map(
    ({ id, name }): Area => ({
      kind: 'region',
      id,
      name,
      region: name,
      cities: cities.filter((city) => city.regionId === id),
    }),
  );
  const towns = Map.groupBy(cities, (city) => `${townName(city.name)}/${city.municipality}`);
  const ofTown = [...towns.values()].flatMap((group): Area[] => {
    const [first] = group;
    if (!first || group.length < 2) return [];
    const name = townName(first.name);
    return [{ kind: 'town', id: 100_000 + first.id, name, region: first.region, cities: withSuburbs(group, cities) }];
  });
  return [...ofRegion, ...ofTown];
}
