export { loadSampleData, sampleAccounts } from './load-sample-data.ts';
export { demoRoutes } from './visitor/demo-session.ts';
export { markOfSample } from './visitor/mark-of-sample.ts';
