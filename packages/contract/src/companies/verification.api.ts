import { secret } from '@jobblik/contract/accounts/accounts.schema';
import { defineCall } from '@jobblik/contract/kernel/call';
import { email, result } from '@jobblik/contract/kernel/fields';
import { z } from 'zod';
import { verificationState } from './verification.schema.ts';

const answer = z.object({ verification: verificationState });

export const getCompanyVerification = defineCall({
  method: 'GET',
  path: '/api/get_company_verification',
  access: 'employer',
  summary: 'Whether the own company is verified, and what is missing.',
  response: answer,
  demo: 'reads',
});

/** Refusals: `no_cvr` 409, `cvr_not_found` 409, `company_ended` 409, `register_unavailable` 503. */
export const checkCompanyRegister = defineCall({
  method: 'POST',
  path: '/api/check_company_register',
  access: 'employer',
  confirmedEmployers: true,
  summary: "Looks the own company's CVR number up in the register of companies.",
  response: answer,
  limit: { max: 20, seconds: 3600 },
  problems: ['no_cvr', 'cvr_not_found', 'company_ended', 'register_unavailable'],
});

/** Refusals: `register_first` 409; `invalid_input` with `free_mail` or `not_company_domain`; `too_many_requests` 429. */
export const sendCompanyLink = defineCall({
  method: 'POST',
  path: '/api/send_company_link',
  access: 'employer',
  confirmedEmployers: true,
  summary: "Mails a link to an address at the domain of the company's web site; opening it proves the company.",
  body: z.object({ email }),
  response: answer,
  problems: ['register_first'],
});

/** Refusal: `company_link_expired` 404 for a link that is unknown, used, or older than a day. */
export const confirmCompany = defineCall({
  method: 'POST',
  path: '/api/confirm_company',
  access: 'guest',
  summary: 'Proves a company by a mailed link, which may be opened in any browser.',
  body: z.object({ token: secret }),
  response: result.extend({ company_name: z.string() }),
  limit: { max: 30, seconds: 60 },
  problems: ['company_link_expired'],
});
