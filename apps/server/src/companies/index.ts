export { companiesById, findCompanyOf } from './companies.queries.ts';
export { type CompanyRow, companies, companyVisits } from './companies.tables.ts';
export { presentVerified } from './verification/present-verified.ts';
