export { loadSampleData, sampleAccounts } from './load-sample-data.ts';
