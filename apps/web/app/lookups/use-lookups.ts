import {
  getAllCategories,
  getCompanies,
  getJobWishes,
  getLanguages,
  getSkills,
} from '@jobblik/contract/lookups/lookups.api';
import { useCall } from '../platform/api/query';

/** Reference data does not change while a page is open. */
const forever = { staleTime: Number.POSITIVE_INFINITY };

/** The tree of categories. */
export function useCategories() {
  return useCall(getAllCategories, undefined, forever);
}

export function useSkills() {
  return useCall(getSkills, undefined, forever);
}

/** Languages, those most spoken in Denmark first. */
export function useLanguages() {
  return useCall(getLanguages, undefined, forever);
}

/** Job titles for wishes. */
export function useJobWishes() {
  return useCall(getJobWishes, undefined, forever);
}

/** Companies with a profile, reloaded after ten minutes. */
export function useCompanies() {
  return useCall(getCompanies, undefined, { staleTime: 600_000 });
}
