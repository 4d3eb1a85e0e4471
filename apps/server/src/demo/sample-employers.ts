import { Readable } from 'node:stream';
import { makeUser } from '../accounts/accounts.factory.ts';
import { makeCompany } from '../companies/companies.factory.ts';
import { cityByZip } from '../lookups/index.ts';
import { makeMembership, makeOrderStates, makePaidMembership } from '../membership/membership.factory.ts';
import { film } from '../platform/media/media.factory.ts';
import type { Services } from '../platform/services.ts';
import { sampleCompanies } from './sample/companies.ts';
import { storeLogo } from './sample-pictures.ts';
import { demoEmail } from './visitor/demo-session.ts';

/** The company of the sample employer. */
export const demoCompany = 'nordlys-energi';

export interface SampleEmployer {
  userId: number;
  companyId: number;
}

/** Companies with a video on their page, by key: drawn, without real faces. */
const films: Record<string, { seconds: number; hue: number }> = {
  'nordlys-energi': { seconds: 24, hue: 195 },
  fjordklinikken: { seconds: 18, hue: 150 },
  solsikken: { seconds: 21, hue: 45 },
};

/** A company's stored video; null without one. The function that creates the company claims it. */
async function storeFilm({ files }: Services, userId: number, key: string, name: string): Promise<string | null> {
  const looks = films[key];
  if (!looks) return null;
  const bytes = await film({ ...looks, width: 640, height: 360 });
  const stored = await files.store(Readable.from([bytes]), { kind: 'video', realName: `${name}.webm`, userId });
  return stored.id;
}

/** A payment of the sample employer, so that there is an invoice. */
async function buyPlan(services: Services, userId: number, company: (typeof sampleCompanies)[number]): Promise<void> {
  const billing = {
    name: company.name,
    address: company.address,
    zip: company.zip,
    city: cityByZip(company.zip)?.name ?? '',
    cvr: company.cvr,
    email: demoEmail,
  };
  const paymentId = await makePaidMembership(services, { userId, role: 'employer', plan: 3, extras: [1], billing });
  await makeOrderStates(services, paymentId, { writing: 'delivered', contact: 'delivered', linkedin: 'in_progress' });
}

/** Accounts with company, logo and paid membership, by the company's key. */
export async function loadSampleEmployers(services: Services): Promise<Map<string, SampleEmployer>> {
  const { db, files, clock } = services;
  const made = new Map<string, SampleEmployer>();
  for (const company of sampleCompanies) {
    const own = company.key === demoCompany;
    const city = cityByZip(company.zip);
    const user = await makeUser(db, {
      role: 'employer',
      email: own ? demoEmail : `${company.key}@jobblik.test`,
      name: company.contact.name,
      companyName: company.name,
      phone: company.contact.phone,
      zip: company.zip,
      city: city?.name ?? '',
      sample: true,
    });
    const logo = await storeLogo(files, company.logo, company.name);
    const filmId = await storeFilm(services, user.id, company.key, company.name);
    for (const id of [logo.id, filmId]) if (id) await files.claim(db, id);
    const { id } = await makeCompany(db, {
      userId: user.id,
      name: company.name,
      cvr: company.cvr,
      address: company.address,
      cityId: city?.id ?? null,
      phone: company.phone,
      website: company.website,
      contactPerson: company.contact.name,
      contactTitle: company.contact.role,
      contactEmail: company.contact.email,
      contactPhone: company.contact.phone,
      employees: company.employees,
      branch: company.branch,
      founded: company.founded,
      facebook: company.social?.facebook ?? null,
      linkedin: company.social?.linkedin ?? null,
      instagram: company.social?.instagram ?? null,
      youtube: company.social?.youtube ?? null,
      logoFileId: logo.id,
      videoFileId: filmId,
      aboutHtml: company.aboutHtml,
    });
    if (own) await buyPlan(services, user.id, company);
    await makeMembership(db, { userId: user.id, plan: own ? 3 : 2, daysAgo: 5, daysLeft: 360, now: clock.now() });
    made.set(company.key, { userId: user.id, companyId: id });
  }
  return made;
}
