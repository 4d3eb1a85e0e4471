import { directoryLetters } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryAnswer, DirectoryQuery } from '@jobblik/contract/companies/directory.schema';
import { placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import { readWords } from '@jobblik/danish';
import { areasAround, cityById, placesOfSlug } from '../../lookups/index.ts';
import type { SearchableTexts } from '../../platform/search/index.ts';
import type { Services } from '../../platform/services.ts';
import { findKeyword } from '../../search/index.ts';
import {
  companyWordsInUse,
  type DirectoryFilters,
  type DirectoryHits,
  findListedCompanies,
  nearCompanyWords,
  noHits,
} from './directory.queries.ts';

/** Legal forms and similar words in names of companies, which are ignored beside another word. */
const stopWords = readWords(new URL('./data/stop-words.txt', import.meta.url));

/** Most towns and trades in the filters; regions are added. */
const mostTowns = 60;
const mostBranches = 80;

const danish = new Intl.Collator('da');

/** One page of the directory with the counts of its choices. */
export async function searchCompanies(services: Services, query: DirectoryQuery): Promise<DirectoryAnswer> {
  const places = query.location ? placesOfSlug(query.location) : null;
  const now = services.clock.now();
  const { hits, corrected, isNear } = await findHits(services, query.keyword, {
    ...query,
    cityIds: places?.map(({ id }) => id) ?? null,
    liveAds: (companyId) => services.ports.companies.liveAdCount(companyId, now),
  });
  return {
    companies: hits.rows.map((row) => ({
      company_id: row.id,
      company_name: row.name,
      company_branch: row.branch,
      company_logo: row.logoFileId ? services.files.publicLink(row.logoFileId) : null,
      city: cityById(row.cityId ?? 0)?.name ?? null,
      has_video: row.hasVideo,
      job_count: row.jobCount,
    })),
    count: hits.count,
    corrected,
    is_near: isNear,
    location_known: places === null || places.length > 0,
    places: countPlaces(hits.cities),
    branches: hits.branches
      .sort((a, b) => b.count - a.count || danish.compare(a.name, b.name))
      .slice(0, mostBranches)
      .sort((a, b) => danish.compare(a.name, b.name)),
    letters: hits.letters.toSorted((a, b) => directoryLetters.indexOf(a.letter) - directoryLetters.indexOf(b.letter)),
  };
}

async function findHits({ readDb }: Services, keyword: string, filters: DirectoryFilters) {
  if (keyword === '') {
    return { hits: await findListedCompanies(readDb, undefined, filters), corrected: null, isNear: false };
  }
  const texts: SearchableTexts<DirectoryHits> = {
    stopWords,
    none: noHits,
    find: ({ match }) => findListedCompanies(readDb, match, filters),
    // If a filter has no results, that is not a spelling error.
    count: ({ withWords }) => withWords,
    inUse: (words) => companyWordsInUse(readDb, words),
    near: (word) => nearCompanyWords(readDb, word),
  };
  return await findKeyword(keyword, texts);
}

/** Regions, then towns by their number of companies; a postcode counts for its town. */
function countPlaces(cities: DirectoryHits['cities']): DirectoryAnswer['places'] {
  const places = new Map<string, DirectoryAnswer['places'][number]>();
  for (const { cityId, count } of cities) {
    const city = cityById(cityId);
    if (!city) continue;
    const areas = areasAround(cityId).map(({ kind, name, region }) => ({ kind, name, region, zip: '' }));
    const inTown = areas.some(({ kind }) => kind === 'town');
    for (const place of inTown ? areas : [...areas, { ...city, kind: 'zip' as const }]) {
      const slug = placeSlug(place);
      const before = places.get(slug);
      places.set(slug, { slug, name: place.name, kind: place.kind, count: (before?.count ?? 0) + count });
    }
  }
  const all = [...places.values()].sort((a, b) => b.count - a.count || danish.compare(a.name, b.name));
  const regions = all.filter(({ kind }) => kind === 'region');
  return [...regions, ...all.filter(({ kind }) => kind !== 'region').slice(0, mostTowns)];
}
