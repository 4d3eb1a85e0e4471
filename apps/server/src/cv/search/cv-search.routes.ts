import { searchCvPagination, searchCvPaginationWithDemo } from '@jobblik/contract/cv/cv-search.api';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { guestViewer, payingViewer } from '../candidates/viewer.ts';
import { searchCvs } from './search-cvs.ts';

export const cvSearchRoutes: readonly ServedCall[] = [
  serve(searchCvPagination, async ({ who, body }, services) =>
    searchCvs(services, await payingViewer(services, who), body),
  ),
  serve(searchCvPaginationWithDemo, async ({ body }, services) => searchCvs(services, guestViewer, body)),
];
