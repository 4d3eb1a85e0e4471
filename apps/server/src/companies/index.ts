export {
  type CompanyOptions,
  makeCompanies,
  makeCompany,
  makeCompanyVisits,
  makeTemplates,
} from './companies.factory.ts';
export type { CompaniesPorts } from './companies.ports.ts';
export { companiesById, findCompanyOf, listCompanyNames } from './companies.queries.ts';
export { companiesRoutes } from './companies.routes.ts';
export { type CompanyRow, companies, companyVisits } from './companies.tables.ts';
export { registerCompanies } from './companies.tasks.ts';
export { companyAddresses } from './sitemap.ts';
export { companySocialCards } from './social-card.ts';
