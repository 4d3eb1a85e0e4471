import { readFile } from 'node:fs/promises';
import { lazily } from '@jobblik/contract/kernel/lazily';
import { z } from 'zod';
import type { CompanyRegister } from './register.ts';

const companies = z.array(
  z.object({
    cvr: z.string(),
    name: z.string(),
    address: z.string(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    isActive: z.boolean(),
  }),
);

const file = lazily(async () =>
  companies.parse(JSON.parse(await readFile(new URL('./data/companies.json', import.meta.url), 'utf8'))),
);

/** The made companies of `data/companies.json`, for sample data and tests. */
export function createEmbeddedRegister(): CompanyRegister {
  return { find: async (cvr) => (await file()).find((company) => company.cvr === cvr) };
}
