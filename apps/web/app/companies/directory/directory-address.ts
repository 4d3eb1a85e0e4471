import { directoryLetters, directoryOrder, directoryPage } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryAnswer, DirectoryQuery } from '@jobblik/contract/companies/directory.schema';
import { pathTo } from '@jobblik/contract/paths';

/** State of the directory, stored in the URL. */
export interface DirectoryAddress {
  keyword: string;
  /** Slug of a place, as in the job search. */
  location: string;
  branch: string;
  letter: DirectoryQuery['letter'];
  sort: number;
  page: number;
}

const path = pathTo('companies');
export const wholeDirectory: DirectoryAddress = {
  keyword: '',
  location: '',
  branch: '',
  letter: '',
  sort: directoryOrder.name,
  page: 1,
};

/** Reads an address. Invalid values are ignored, so that an old link still works. */
export function readDirectory(params: URLSearchParams): DirectoryAddress {
  const text = (name: string) => (params.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, 200);
  const letter = text('bogstav').toUpperCase();
  const page = text('side');
  return {
    keyword: text('keyword'),
    location: text('location'),
    branch: text('branche'),
    letter: directoryLetters.find((one) => one === letter) ?? '',
    sort: params.get('sortering') === 'job' ? directoryOrder.ads : directoryOrder.name,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  };
}

/** The address of a state; default values are left out. */
export function directoryPath({ keyword, location, branch, letter, sort, page }: DirectoryAddress): string {
  const params = new URLSearchParams();
  if (keyword) params.set('keyword', keyword);
  if (location) params.set('location', location);
  if (branch) params.set('branche', branch);
  if (letter) params.set('bogstav', letter);
  if (sort === directoryOrder.ads) params.set('sortering', 'job');
  if (page > 1) params.set('side', String(page));
  const search = params.toString();
  return search ? `${path}?${search}` : path;
}

/** The query for the server. */
export function directoryQueryOf({ sort, page, ...filters }: DirectoryAddress) {
  return { ...filters, sort_type: sort, pageNumber: page, pagePerSize: directoryPage.standard };
}

/** True if a filter is set. */
export function isNarrowed({ keyword, location, branch, letter }: DirectoryAddress): boolean {
  return [keyword, location, branch, letter].some(Boolean);
}

/** The canonical address, and whether search engines skip the page: keywords, further pages and empty lists. */
export function indexedDirectory(
  address: DirectoryAddress,
  { count }: Pick<DirectoryAnswer, 'count'>,
): { path: string; hidden: boolean } {
  const choices = [address.location, address.branch, address.letter].filter(Boolean).length;
  return {
    path: directoryPath({ ...address, sort: directoryOrder.name }),
    hidden: address.keyword !== '' || address.page > 1 || choices > 1 || count === 0,
  };
}
