import { type SearchAddress, searchPath } from '../search/search-address';

const param = 'job';

/** The id of the ad in the address that is open beside the hits; undefined for none. */
export function readOpened(params: URLSearchParams): number | undefined {
  const id = Number(params.get(param));
  return Number.isInteger(id) && id > 0 && id < 2 ** 31 ? id : undefined;
}

/** Path of a search with an ad open. */
export function previewPath(search: SearchAddress, jobId: number): string {
  const path = searchPath(search);
  return `${path}${path.includes('?') ? '&' : '?'}${param}=${jobId}`;
}
