import { pathTo } from '@jobblik/contract/paths';
/** Public page on how recommendations are made and changed. */
export const howPath = pathTo('howWeRecommend');
/** All recommendations of a seeker. */
export const recommendedPath = pathTo('recommendedJobs');
