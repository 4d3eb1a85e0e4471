/** What the employer's overview shows of the own ads. Pages for guests do not load it. */

export { lastDays, valuesOn } from './my-job-days';
export { endsByDeadline, lastShownDay } from './my-job-end';
export { MyJobState } from './my-job-state';
export { RepostDialog } from './repost-dialog';
export { useRefetchOnNews } from './use-refetch-on-news';
export { useRepost } from './use-repost';
