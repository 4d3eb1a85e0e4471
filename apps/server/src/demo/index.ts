export { loadSampleData, sampleAccounts } from './load-sample-data.ts';
export { sampleOperator, sampleOperatorSecret } from './sample/operator.factory.ts';
