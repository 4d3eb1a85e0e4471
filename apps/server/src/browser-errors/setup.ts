export { browserErrorsRoutes } from './browser-errors.routes.ts';
