import { remoteIdOf } from '@jobblik/contract/jobs/job-choices.rules';
import { shownPay } from '@jobblik/contract/jobs/pay.rules';
import type { JobRow } from '../../jobs/index.ts';
import { areasAround, mainCategoryOf } from '../../lookups/index.ts';
import { keyPlaceOf, placesOfCity } from './place-ids.ts';

/** Attributes of an ad that agents can ask for, including everything above them that an agent may have chosen instead. */
export interface AdAttributes {
  jobId: number;
  companyId: number;
  jobTypeId: number;
  /** Its categories and their main categories. */
  categoryIds: number[];
  /** Its postcodes. */
  cityIds: readonly number[];
  /** Its postcodes, the others of the same quarter, and the towns and regions around them. */
  placeIds: number[];
  /** The same with one id for each quarter. */
  keyPlaceIds: number[];
  /** Work from home, as an id of the job search. */
  remoteId: number;
  payShown: boolean;
}

/** Columns of an ad from which its attributes are made. */
export type AttributesRow = Pick<
  JobRow,
  | 'id'
  | 'companyId'
  | 'jobTypeId'
  | 'categoryIds'
  | 'cityIds'
  | 'remote'
  | 'payFrom'
  | 'payTo'
  | 'payUnit'
  | 'payHidden'
>;

export function attributesOf(job: AttributesRow): AdAttributes {
  const once = (ids: readonly number[]) => [...new Set(ids)];
  return {
    jobId: job.id,
    companyId: job.companyId ?? 0,
    jobTypeId: job.jobTypeId,
    categoryIds: once(job.categoryIds.flatMap((id) => [id, mainCategoryOf(id)?.id ?? id])),
    cityIds: job.cityIds,
    placeIds: once(job.cityIds.flatMap(placesOfCity)),
    keyPlaceIds: once(job.cityIds.flatMap((id) => [keyPlaceOf(id), ...areasAround(id).map((area) => area.id)])),
    remoteId: remoteIdOf(job.remote),
    payShown: shownPay({ from: job.payFrom, to: job.payTo, unit: job.payUnit, hidden: job.payHidden }) !== null,
  };
}
