import { networks, shownNetworkLink } from '@jobblik/contract/companies/network-links.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { describe, expect, it } from 'vitest';
import { categoryTree, cityByZip, jobTitleList, languageList, skillList } from '../../lookups/index.ts';
import { sampleApplications } from './applications.ts';
import { sampleBlogPosts } from './blog.ts';
import { sampleCompanies } from './companies.ts';
import { sampleJobs } from './jobs.ts';
import { samplePeople } from './people.ts';
import { mainCategories } from './sample.types.ts';

const names = (list: readonly { name: string }[]) => new Set(list.map((entry) => entry.name));
const jobOf = new Map(sampleJobs.map((job) => [job.key, job]));
const htmls = [
  ...sampleCompanies.map((company) => [company.key, company.aboutHtml] as const),
  ...sampleJobs.map((job) => [job.key, job.descriptionHtml] as const),
  ...sampleBlogPosts.map((post) => [post.key, post.bodyHtml] as const),
];

function counted<T>(list: readonly T[], by: (item: T) => string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of list) counts[by(item)] = (counts[by(item)] ?? 0) + 1;
  return counts;
}

function twice(keys: readonly string[]): string[] {
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/** Unbalanced tags, and characters that HTML reserves. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  for (const [tag, slash = '', name = ''] of html.matchAll(/<(\/?)([^>]*)>/g)) {
    if (!/^(p|h3|ul|li|strong)$/.test(name)) faults.push(tag);
    else if (slash === '') open.push(name);
    else if (open.pop() !== name) faults.push(tag);
  }
  const text = html.replace(/<[^>]*>/g, '');
  return [...faults, ...open, ...(text.match(/[<>]|&(?!amp;|lt;|gt;)/g) ?? [])];
}

describe('sample companies', () => {
  it('are at least 24, each with its own key, name, CVR and website', () => {
    expect(sampleCompanies.length).toBeGreaterThanOrEqual(24);
    for (const of of ['key', 'name', 'cvr', 'website'] as const)
      expect(twice(sampleCompanies.map((company) => company[of]))).toEqual([]);
  });

  it('are clearly fictitious', () => {
    for (const company of sampleCompanies) {
      expect(company.cvr).toMatch(/^99\d{6}$/);
      expect(company.website).toMatch(/^https:\/\/[a-z]+\.test$/);
      expect(company.contact.email).toMatch(/^[a-z]+@[a-z]+\.test$/);
      expect(company.phone).toMatch(/^\d\d 00 00 \d\d$/);
      for (const network of networks) {
        const link = network === 'twitter' ? undefined : company.social?.[network];
        expect(shownNetworkLink(network, link ?? null), company.key).toBe(link ?? null);
        expect(link ?? 'eksempel').toMatch(/eksempel$/);
      }
    }
  });

  it('differ in their logo or its colours', () => {
    expect(twice(sampleCompanies.map(({ logo }) => `${logo.mark} ${logo.ground} ${logo.sign}`))).toEqual([]);
  });

  it('are in towns that exist, in all five regions', () => {
    const cities = sampleCompanies.map((company) => cityByZip(company.zip));
    expect(cities).not.toContain(undefined);
    expect(new Set(cities.map((city) => city?.region)).size).toBe(5);
  });

  it('all have an ad, Nordlys Energi at least ten', () => {
    const ads = counted(sampleJobs, (job) => job.company);
    expect(sampleCompanies.filter((company) => !ads[company.key]).map((company) => company.key)).toEqual([]);
    expect(ads['nordlys-energi']).toBeGreaterThanOrEqual(10);
  });
});

describe('sample ads', () => {
  it('are at least 84 with unique keys and companies that exist', () => {
    expect(sampleJobs.length).toBeGreaterThanOrEqual(84);
    expect(twice(sampleJobs.map((job) => job.key))).toEqual([]);
    const companies = new Set(sampleCompanies.map((company) => company.key));
    expect(sampleJobs.filter((job) => !companies.has(job.company)).map((job) => job.key)).toEqual([]);
  });

  it.each(mainCategories)('are at least seven in %s, each in a category below it', (name) => {
    const main = categoryTree().find((category) => category.name === name);
    const below = names(main?.children ?? []);
    const ads = sampleJobs.filter((job) => job.category === name);
    expect(ads.length).toBeGreaterThanOrEqual(7);
    expect(ads.filter((job) => !below.has(job.subcategories[0] ?? '')).map((job) => job.key)).toEqual([]);
  });

  it('have further categories that exist', () => {
    const all = names(categoryTree().flatMap((main) => main.children));
    expect(sampleJobs.flatMap((job) => job.subcategories).filter((name) => !all.has(name))).toEqual([]);
  });

  it('are spread over the regions and all kinds of job', () => {
    const regions = counted(sampleJobs, (job) => String(cityByZip(job.zip)?.regionId));
    expect(Object.keys(regions).sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(Math.min(...Object.values(regions))).toBeGreaterThanOrEqual(10);
    const kinds = counted(sampleJobs, (job) => String(job.jobType));
    expect(Object.keys(kinds).sort()).toEqual(['1', '2', '3', '4', '5']);
    expect(Math.min(...Object.values(kinds))).toBeGreaterThanOrEqual(3);
  });

  it('require skills that can be chosen', () => {
    const known = names(skillList().all);
    expect(sampleJobs.flatMap((job) => job.skills).filter((skill) => !known.has(skill))).toEqual([]);
  });

  it('have a pay range from less to more, and none only for volunteers and interns', () => {
    for (const { key, pay, jobType } of sampleJobs) {
      if (pay) expect(pay.from, key).toBeLessThanOrEqual(pay.to);
      else expect([4, 5], key).toContain(jobType);
    }
  });

  it('are younger than a month, some from today, and show the cases that screens must handle', () => {
    const ages = sampleJobs.map((job) => job.createdDaysAgo);
    expect(Math.max(...ages)).toBeLessThan(28);
    expect(ages.filter((age) => age < 1).length).toBeGreaterThanOrEqual(5);
    expect(sampleJobs.filter((job) => job.deadlineInDays < 0)).toHaveLength(1);
    expect(sampleJobs.filter((job) => job.deadlineInDays === 1)).toHaveLength(1);
    expect(sampleJobs.filter((job) => job.pay?.hidden)).toHaveLength(2);
    expect(sampleJobs.filter((job) => job.language === 'en')).toHaveLength(1);
    expect(sampleJobs.filter((job) => job.title.length > 100)).toHaveLength(1);
    const elsewhere = sampleJobs.flatMap((job) => job.realUrl ?? []);
    expect(elsewhere.length).toBeGreaterThanOrEqual(3);
    for (const url of elsewhere) expect(url).toMatch(/^https:\/\/[a-z]+\.test\//);
  });

  it('have days at home only for hybrid jobs', () => {
    expect(sampleJobs.filter((job) => (job.remote === 'hybrid') !== (job.remoteDays !== undefined))).toEqual([]);
  });

  it('have fictitious contacts', () => {
    for (const { contact } of sampleJobs) {
      expect(contact.email).toMatch(/^[a-z]+@[a-z]+\.test$/);
      expect(contact.phone).toMatch(/^\d\d 00 00 \d\d$/);
    }
  });
});

describe('sample people', () => {
  it('are at least 44, the sample seeker first, with unique keys, addresses and portraits', () => {
    expect(samplePeople.length).toBeGreaterThanOrEqual(44);
    expect(samplePeople[0]).toMatchObject({ firstName: 'Amalie', emailLocal: 'kandidat' });
    expect(twice(samplePeople.map((person) => person.key))).toEqual([]);
    expect(twice(samplePeople.map((person) => person.emailLocal))).toEqual([]);
    expect(twice(samplePeople.flatMap((person) => person.portrait ?? []))).toEqual([]);
    expect(samplePeople.filter((person) => !/^[a-z.]+$/.test(person.emailLocal))).toEqual([]);
  });

  it('have places, languages, skills and wishes that can be chosen', () => {
    expect(samplePeople.filter((person) => !cityByZip(person.zip)).map((person) => person.key)).toEqual([]);
    const languages = names(languageList().all);
    const skills = names(skillList().all);
    const titles = names(jobTitleList().all);
    expect(samplePeople.flatMap((p) => p.languages.map((l) => l.name)).filter((name) => !languages.has(name))).toEqual(
      [],
    );
    expect(samplePeople.flatMap((p) => p.skills).filter((name) => !skills.has(name))).toEqual([]);
    expect(samplePeople.flatMap((p) => p.wishedTitles).filter((name) => !titles.has(name))).toEqual([]);
  });

  it('have no period that ends before it begins, or before they were fifteen', () => {
    for (const person of samplePeople) {
      for (const { startYearsAgo, endYearsAgo } of person.educations)
        expect(startYearsAgo, person.key).toBeGreaterThanOrEqual(endYearsAgo);
      for (const { startMonthsAgo, endMonthsAgo } of person.experiences) {
        expect(startMonthsAgo, person.key).toBeGreaterThan(endMonthsAgo ?? 0);
        expect(person.age - startMonthsAgo / 12, person.key).toBeGreaterThanOrEqual(13);
      }
    }
  });
});

describe('sample applications', () => {
  it('are at least 150, one per person and ad, many for two ads of Nordlys Energi', () => {
    expect(sampleApplications.length).toBeGreaterThanOrEqual(150);
    expect(twice(sampleApplications.map(({ person, job }) => `${person} ${job}`))).toEqual([]);
    const perJob = counted(sampleApplications, (application) => application.job);
    expect(perJob['kundeservice-nordlys']).toBeGreaterThan(40);
    expect(perJob['student-kommunikation']).toBe(20);
  });

  it('came after the ad and before its deadline, and not to ads that redirect', () => {
    for (const { person, job: key, daysAgo } of sampleApplications) {
      const job = jobOf.get(key);
      expect(job?.realUrl, key).toBeUndefined();
      expect(daysAgo, `${person} ${key}`).toBeLessThan(job?.createdDaysAgo ?? 0);
      expect(-daysAgo, `${person} ${key}`).toBeLessThan(job?.deadlineInDays ?? 0);
    }
  });

  it('have 40 to 150 words, no two the same', () => {
    expect(twice(sampleApplications.map((application) => application.message))).toEqual([]);
    for (const { person, job, message } of sampleApplications) {
      const words = message.split(/\s+/).length;
      expect(words, `${person} ${job}`).toBeGreaterThanOrEqual(40);
      expect(words, `${person} ${job}`).toBeLessThanOrEqual(150);
    }
  });

  it('exist in every state, with and without stars and files', () => {
    expect(Object.keys(counted(sampleApplications, (a) => a.state)).sort()).toEqual(['open', 'parked', 'rejected']);
    expect(Object.keys(counted(sampleApplications, (a) => String(a.rating))).length).toBe(6);
    expect(new Set(sampleApplications.map((a) => a.hasCvFile)).size).toBe(2);
  });
});

describe('sample articles', () => {
  it('are eight of 500 to 900 words with unique keys and titles', () => {
    expect(sampleBlogPosts).toHaveLength(8);
    expect(twice(sampleBlogPosts.flatMap((post) => [post.key, post.title]))).toEqual([]);
    for (const post of sampleBlogPosts) {
      const words = plainText(post.bodyHtml).split(/\s+/).length;
      expect(words, post.key).toBeGreaterThanOrEqual(500);
      expect(words, post.key).toBeLessThanOrEqual(900);
    }
  });

  it('have descriptions for search engines that fit in a result', () => {
    for (const post of sampleBlogPosts) {
      expect(post.seoTitle.length, post.key).toBeLessThanOrEqual(60);
      expect(post.seoDescription.length, post.key).toBeLessThanOrEqual(160);
    }
  });
});

describe('sample HTML', () => {
  it('is well formed and uses only the tags of the editor', () => {
    for (const [key, html] of htmls) expect(faultsOf(html), key).toEqual([]);
  });
});
