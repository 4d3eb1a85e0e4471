import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import type { TestApp, TestClock } from '../../test/test-app.ts';
import { makeUser, signInAs, type UserOptions } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeCompany } from '../companies/companies.factory.ts';
import { type CvOptions, makeCv } from '../cv/cv.factory.ts';
import { emptyContent } from '../cv/cv.present.ts';
import { jobTitleList, skillList } from '../lookups/index.ts';
import { makeMembership } from '../membership/membership.factory.ts';

export interface Person {
  user: User;
  token: string;
}

/** Ids by name, for CVs in tests. */
export function wish(name: string): number {
  return idOf(jobTitleList().all, name);
}
export function skill(name: string): number {
  return idOf(skillList().all, name);
}

function idOf(list: readonly { id: number; name: string }[], name: string): number {
  const found = list.find((one) => one.name === name);
  if (!found) throw new Error(`the lookups have no ${name}`);
  return found.id;
}

/** A job in a CV, from a year on or between two. */
export function job(title: string, company: string, from: number, to: number | null = null) {
  return {
    title,
    company_name: company,
    experience_description: '',
    experience_start_year: from,
    experience_start_month: 1,
    experience_end_year: to,
    experience_end_month: to === null ? null : 12,
    present: to === null ? 1 : 0,
  } as const;
}

export function study(level: number, name: string, school = '') {
  return {
    course_id: level,
    education_name: name,
    education_school: school,
    education_start_year: 2010,
    education_end_year: 2013,
    education_description: '',
  };
}

/** People who write and search CVs over HTTP. */
export function candidatesHarness(app: TestApp, clock: TestClock) {
  const { services } = app;
  const signIn = async (user: User, demo = false): Promise<Person> => ({
    user,
    token: await signInAs(services.db, user, { demo, now: clock.now() }),
  });
  return {
    signIn,
    async employer({ plan = 3, demo = false, name = 'Havnens Køkken' } = {}): Promise<Person & { companyId: number }> {
      const user = await makeUser(services.db, { role: 'employer' });
      const company = await makeCompany(services.db, { userId: user.id, name });
      if (plan > 0) await makeMembership(services.db, { userId: user.id, plan, now: clock.now() });
      return { ...(await signIn(user, demo)), companyId: company.id };
    },
    /** A seeker with a published CV. */
    async candidate(
      content: Partial<CvContent> = {},
      options: Partial<CvOptions> & { person?: UserOptions } = {},
    ): Promise<Person> {
      const { person, ...rest } = options;
      const user = await makeUser(services.db, { name: 'Signe Holm', ...person });
      await makeCv(services, { ...rest, userId: user.id, content: { ...emptyContent, ...content } });
      return await signIn(user);
    },
  };
}
