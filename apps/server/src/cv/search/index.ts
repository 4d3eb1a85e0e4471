export { cvSearchRoutes } from './cv-search.routes.ts';
export { registerCvSearch } from './cv-search.tasks.ts';
