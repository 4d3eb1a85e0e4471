import {
  getAllCategories,
  getCategories,
  getCities,
  getCitiesWithQuery,
  getCompanies,
  getCvUsers,
  getJobWishes,
  getLanguages,
  getMainCategories,
  getSkills,
} from '@jobblik/contract/lookups/lookups.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { type CategoryNode, categoryName, categoryTree } from './categories.ts';
import { geography } from './cities.ts';
import { findCities } from './find-cities.ts';
import { jobTitleList, languageList, skillList } from './lists.ts';
import { referenceVersion } from './reference.ts';

/**
 * Cache time of reference data in seconds. The data changes only with a release; afterwards the version avoids a repeated download.
 */
const hour = 3600;
/** Cache time in seconds of lists that people change every day. */
const shortly = 10;

export const lookupsRoutes: ServedCall[] = [
  serve(getMainCategories, async ({ cache }, services) => {
    const { version, counts } = await services.ports.lookups.countLiveAds(services);
    cache(`${referenceVersion('categories')} ${version}`, shortly);
    return categoryTree().map((main) => ({ ...wire(main), count: counts.get(main.id) ?? 0 }));
  }),
  serve(getAllCategories, async ({ cache }) => {
    cache(referenceVersion('categories'), hour);
    return categoryTree().map((main) => ({ ...wire(main), children: main.children.map(wire) }));
  }),
  serve(getCategories, async ({ cache }) => {
    cache(referenceVersion('categories'), hour);
    return categoryTree().map((main) => ({ ...wire(main), sub_categories: main.children.map(wire) }));
  }),
  serve(getCities, async ({ cache }) => {
    cache(referenceVersion('cities'), hour);
    return [...geography().cities];
  }),
  serve(getCitiesWithQuery, async ({ params, query, cache }) => {
    cache(`${referenceVersion('cities')} ${query.whole} ${params.query}`, hour);
    return findCities(params.query, query.whole === 1);
  }),
  serve(getCompanies, async ({ cache }, services) => {
    const companies = await services.ports.lookups.companies(services);
    cache(JSON.stringify(companies), shortly);
    return companies;
  }),
  serve(getCvUsers, async ({ who, query, cache }, services) => {
    const people = await services.ports.lookups.cvUsers(services, who, query);
    cache(JSON.stringify(people), shortly);
    return people;
  }),
  serve(getJobWishes, async ({ cache }) => {
    cache(referenceVersion('job-titles'), hour);
    return [...jobTitleList().shown()];
  }),
  serve(getSkills, async ({ cache }) => {
    cache(referenceVersion('skills'), hour);
    return [...skillList().shown()];
  }),
  serve(getLanguages, async ({ cache }) => {
    cache(referenceVersion('languages'), hour);
    return [...languageList().shown()];
  }),
];

function wire(category: CategoryNode) {
  const { id, seo } = category;
  return { id, seo, text: categoryName(category), checked: false };
}
