import {
  findCvAlternatives,
  searchCvPagination,
  searchCvPaginationWithDemo,
} from '@jobblik/contract/candidates/cv-search.api';
import { type ServedCall, serve } from '../../platform/http/serve.ts';
import { guestViewer, payingViewer, viewerOf } from '../viewer.ts';
import { cvAlternatives } from './cv-alternatives.ts';
import { searchCvs } from './search-cvs.ts';

export const cvSearchRoutes: readonly ServedCall[] = [
  serve(searchCvPagination, async ({ who, body }, services) =>
    searchCvs(services, await payingViewer(services, who), body),
  ),
  serve(findCvAlternatives, async ({ who, body }, services) =>
    cvAlternatives(services, await payingViewer(services, who), body),
  ),
  // A demo visitor sees the hearts of the sample company; a real employer's session is ignored.
  serve(searchCvPaginationWithDemo, async ({ who, body }, services) =>
    searchCvs(services, who.kind === 'user' && who.demo ? await viewerOf(services, who) : guestViewer, body),
  ),
];
