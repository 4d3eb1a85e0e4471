export type { CompaniesPorts } from './companies.ports.ts';
export { listCompanyNames } from './companies.queries.ts';
export { companiesRoutes } from './companies.routes.ts';
export { registerCompanies } from './companies.tasks.ts';
export { companyAddresses } from './sitemap.ts';
export { companySocialCards } from './social-card.ts';
