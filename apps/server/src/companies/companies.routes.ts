import {
  createCompany,
  getCompanyProfile,
  getEmployerProfile,
  visitCompany,
} from '@jobblik/contract/companies/companies.api';
import { searchCompanies } from '@jobblik/contract/companies/directory.api';
import {
  deleteMessageTemplate,
  getMessageTemplates,
  renameMessageTemplate,
  saveMessageTemplate,
} from '@jobblik/contract/companies/templates.api';
import * as verificationApi from '@jobblik/contract/companies/verification.api';
import { type ServedCall, serve } from '../platform/http/serve.ts';
import { searchCompanies as findCompanies } from './directory/search-companies.ts';
import { ownCompanyOf, readCompany, readOwnCompany } from './read-company.ts';
import { recordCompanyVisit } from './record-company-visit.ts';
import { saveCompany } from './save-company.ts';
import { suggestCompany } from './suggest-company.ts';
import { deleteTemplate, listTemplates, renameTemplate, saveTemplate } from './templates.ts';
import { checkRegister, confirmCompany, readVerification, sendLink } from './verification/verify-company.ts';

export const companiesRoutes: ServedCall[] = [
  serve(getCompanyProfile, async ({ params }, services) => ({ company: await readCompany(services, params.id) })),
  serve(getEmployerProfile, async ({ who }, services) => ({
    company: await readOwnCompany(services, who),
    suggested: await suggestCompany(services, who),
  })),
  serve(searchCompanies, async ({ query }, services) => await findCompanies(services, query)),
  serve(visitCompany, async ({ who, body }, services) => {
    await recordCompanyVisit(services, who, body.company_id);
    return { result: 'success' };
  }),
  serve(createCompany, async ({ body, who, files }, services) => {
    const company = await saveCompany(services, who, body.company, {
      logo: files.upload_company_logo_file,
      video: files.upload_company_video_file,
    });
    return { result: 'success', company: await ownCompanyOf(services, company) };
  }),
  serve(verificationApi.getCompanyVerification, async ({ who }, services) => ({
    verification: await readVerification(services, who),
  })),
  serve(verificationApi.checkCompanyRegister, async ({ who }, services) => ({
    verification: await checkRegister(services, who),
  })),
  serve(verificationApi.sendCompanyLink, async ({ who, body }, services) => ({
    verification: await sendLink(services, who, body.email),
  })),
  serve(verificationApi.confirmCompany, async ({ body }, services) => ({
    result: 'success',
    company_name: await confirmCompany(services, body.token),
  })),
  serve(getMessageTemplates, async ({ who }, services) => ({ templates: await listTemplates(services, who) })),
  serve(saveMessageTemplate, async ({ who, body }, services) => ({
    result: 'success',
    template: await saveTemplate(services, who, body.template, body.template_id),
  })),
  serve(renameMessageTemplate, async ({ who, body }, services) => {
    await renameTemplate(services, who, body.template_id, body.name);
    return { result: 'success' };
  }),
  serve(deleteMessageTemplate, async ({ who, body }, services) => {
    await deleteTemplate(services, who, body.template_id);
    return { result: 'success' };
  }),
];
