import { pathTo } from '@jobblik/contract/paths';
/** Path of the comparison of jobs, with the postcode that distances are measured from. */
export function comparePath(ids: readonly number[], postcode?: string): string {
  const params = new URLSearchParams(ids.map((id) => ['job', String(id)]));
  if (postcode) params.set('postcode', postcode);
  return `${pathTo('compareJobs')}?${params}`;
}

/** The jobs in the address of a comparison: at most two different ones. */
export function readComparison(params: URLSearchParams): { ids: number[]; postcode: string | undefined } {
  const ids = params.getAll('job').map(Number);
  const postcode = params.get('postcode') ?? '';
  return {
    ids: [...new Set(ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31))].slice(0, 2),
    postcode: /^\d{4}$/.test(postcode) ? postcode : undefined,
  };
}
