export { demoRoutes } from './visitor/demo-session.ts';
export { markOfSample } from './visitor/mark-of-sample.ts';
