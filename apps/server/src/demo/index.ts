export { demoRoutes } from './demo-session.ts';
export { loadSampleData, sampleAccounts } from './load-sample-data.ts';
export { markOfSample } from './mark-of-sample.ts';
