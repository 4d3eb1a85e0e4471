export { demoRoutes } from './demo-session.ts';
export { loadSampleData, sampleAccounts } from './load-sample-data.ts';
