import { demoSession, mainLogin } from '@jobblik/contract/accounts/accounts.api';
import { finishSecondFactor } from '@jobblik/contract/accounts/second-factor.api';
import { getOperator, signInOperator } from '@jobblik/contract/admin/operators.api';
import { getSeekerAgent } from '@jobblik/contract/agents/seeker-agents.api';
import { applyJob, getJobAds } from '@jobblik/contract/applications/applications.api';
import { getCompanyVisitors, getSentContactRequests } from '@jobblik/contract/candidates/candidates.api';
import { searchCvPagination, searchCvPaginationWithDemo } from '@jobblik/contract/candidates/cv-search.api';
import { getChatContact, getMessageHistoryWithContact } from '@jobblik/contract/chat/chat.api';
import { getCompanyProfile } from '@jobblik/contract/companies/companies.api';
import { getMessageTemplates } from '@jobblik/contract/companies/templates.api';
import { getAllBlogs, getBlogDetail } from '@jobblik/contract/content/content.api';
import { getCv } from '@jobblik/contract/cv/cv.api';
import { candidateDashboard } from '@jobblik/contract/dashboard/dashboard.api';
import { getInterviewList } from '@jobblik/contract/interviews/interviews.api';
import { getJobForm } from '@jobblik/contract/jobs/job-form.api';
import { searchJobCondition } from '@jobblik/contract/jobs/job-search.api';
import { getJobDetail, getLatestJobs } from '@jobblik/contract/jobs/jobs.api';
import { employerDashboard, getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { getMainCategories } from '@jobblik/contract/lookups/lookups.api';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { getAllNotification, getUnreadCnt } from '@jobblik/contract/notifications/notifications.api';
import { getCandidatesWithQuestions } from '@jobblik/contract/questions/questions.api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimit } from '../../../../support/test-limits.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import { totpCode } from '../accounts/second-factor/totp.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';
import { storeSearch } from '../jobs/jobs.tasks.ts';
import { pdfFile } from '../platform/files/files.factory.ts';
import type { Files } from '../platform/files/files.ts';
import type { Services } from '../platform/services.ts';
import { loadSampleData, sampleAccounts } from './load-sample-data.ts';
import { sampleOperatorSecret } from './sample/operator.factory.ts';

let app: TestApp;
let whole: Counts;

beforeAll(async () => {
  app = await startTestApp();
  await loadSampleData(app.services);
  whole = await counts(app.services);
});
afterAll(() => app.close());

type Counts = Record<string, number>;

/**
 * Number of rows of everything that the sample data fills, and of everything that must be empty. The index is maintained first, as
 * every ten minutes: words of ads that had expired before are not counted.
 */
async function counts({ db, tasks }: Services): Promise<Counts> {
  await tasks.enqueue(db, storeSearch, {});
  await tasks.idle();
  const { rows } = await db.execute<Counts>(sql`select
    (select count(*) from users)::int as users,
    (select count(*) from users where type = 1)::int as seekers,
    (select count(*) from companies)::int as companies,
    (select count(*) from memberships)::int as memberships,
    (select count(*) from jobs)::int as jobs,
    (select count(*) from job_search where live_until > now())::int as found_jobs,
    (select coalesce(sum(uses), 0) from job_words)::int as title_words,
    (select coalesce(sum(visits), 0) from job_numbers)::int as visits,
    (select count(*) from applications)::int as applications,
    (select count(*) from application_files)::int as application_files,
    (select count(*) from application_steps)::int as application_steps,
    (select count(*) from cvs where published_at is not null)::int as published_cvs,
    (select count(*) from cv_versions)::int as cv_versions,
    (select count(*) from cv_visits)::int as cv_visits,
    (select count(*) from company_visits)::int as company_visits,
    (select count(*) from interviews)::int as interviews,
    (select count(*) from interview_slots)::int as interview_slots,
    (select count(*) from chat_messages)::int as chat_messages,
    (select count(*) from unread_marks)::int as unread,
    (select count(*) from blogs)::int as blogs,
    (select count(*) from notifications)::int as notifications,
    (select count(*) from jobs where description_file_id is not null)::int as papers,
    (select count(*) from companies where video_file_id is not null)::int as films,
    (select count(*) from files where claims > 0)::int as files,
    (select count(*) from unread_marks m left join users u on u.id = m.user_id where u.id is null)::int as marks_of_nobody`);
  return rows[0] ?? {};
}

/** A storage that fails on its n-th file, like a server that is killed then. */
function failingAfter(files: Files, stored: number): Files {
  let left = stored;
  return {
    ...files,
    async store(...given) {
      if (left === 0) throw new Error('killed');
      left -= 1;
      return await files.store(...given);
    },
  };
}

describe('the sample data', () => {
  it('is realistic and Danish', () => {
    expect(whole.companies).toBeGreaterThanOrEqual(12);
    expect(whole.papers).toBeGreaterThanOrEqual(10);
    expect(whole.films).toBeGreaterThanOrEqual(2);
    expect(whole.jobs).toBeGreaterThanOrEqual(60);
    expect(whole.seekers).toBeGreaterThanOrEqual(40);
    expect(whole.applications).toBeGreaterThanOrEqual(120);
    expect(whole.blogs).toBeGreaterThanOrEqual(6);
    expect(whole.marks_of_nobody).toBe(0);
  });

  it('every candidate but the new one has a published CV, and the sample seeker a rich one with visits', async () => {
    expect(whole.published_cvs).toBe((whole.seekers ?? 0) - 1);
    const seeker = await app.call(mainLogin, {
      body: { email: sampleAccounts[0].email, password: sampleAccounts[0].password },
    });
    expect(seeker.prepared_cv).toBe(true);
    const board = await app.call(candidateDashboard, {}, { token: seeker.token });
    expect(board).toMatchObject({ profile_image: {}, cv_document: {}, published: true, unpublished_changes: false });
    expect(board.completeness.percent).toBeGreaterThanOrEqual(95);
    expect(board.visits.filter(({ count }) => count > 0).length).toBeGreaterThan(12);
    const newcomer = await app.call(mainLogin, {
      body: { email: 'nykandidat@jobblik.test', password: sampleAccounts[0].password },
    });
    expect(newcomer.prepared_cv).toBe(false);
  });

  it('the sample accounts have read and unread notifications of several types, each with a link', async () => {
    for (const { email, password } of sampleAccounts.slice(0, 2)) {
      const { token } = await app.call(mainLogin, { body: { email, password } });
      const list = await app.call(getAllNotification, { params: { history: '1' } }, { token });
      expect(new Set(list.map(({ type }) => type)).size, email).toBeGreaterThanOrEqual(2);
      expect(new Set(list.map(({ seen }) => seen)), email).toEqual(new Set([true, false]));
      const unseen = list.filter(({ seen }) => !seen).length;
      expect(await app.call(getUnreadCnt, {}, { token })).toMatchObject({ unread_notification_cnt: unseen });
    }
  });

  it('the counters of the demo agree with its overview and its lists', async () => {
    const { token } = await app.call(demoSession, {});
    const [counted, board, ads, agents, contacts, requests, asked, bell] = await Promise.all([
      app.call(getUnreadCnt, {}, { token }),
      app.call(employerDashboard, {}, { token }),
      app.call(getMyJobs, { query: { part: 'all', pagePerSize: 40 } }, { token }),
      app.call(getSeekerAgent, {}, { token }),
      app.call(getChatContact, {}, { token }),
      app.call(getSentContactRequests, {}, { token }),
      app.call(getCandidatesWithQuestions, {}, { token }),
      app.call(getAllNotification, { params: { history: '1' } }, { token }),
    ]);
    const unreadOf = (list: readonly { id: number; unread: number }[]) =>
      Object.fromEntries(list.flatMap(({ id, unread }) => (unread > 0 ? [[String(id), unread]] : [])));
    const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
    expect(counted.unread_apply_total_cnt).toBeGreaterThan(0);
    expect(board.unread_apply_cnt).toBe(counted.unread_apply_total_cnt);
    expect(unreadOf(board.unread_jobs.map(({ job_id, count }) => ({ id: job_id, unread: count })))).toEqual(
      counted.unread_apply_cnt_arr,
    );
    expect(unreadOf(ads.jobs.map(({ id, unread_apply_count }) => ({ id, unread: unread_apply_count })))).toEqual(
      counted.unread_apply_cnt_arr,
    );
    expect(unreadOf(agents.agents.map(({ id, unseen_count }) => ({ id, unread: unseen_count })))).toEqual(
      counted.unread_seeker_agent_cnt_arr,
    );
    expect(sum(contacts.map(({ unread_cnt }) => unread_cnt))).toBe(counted.unread_message_cnt);
    const answers =
      board.answered.length + [...requests.requests, ...asked.asked].filter(({ is_new }) => is_new).length;
    expect(answers).toBe(counted.unread_cv_answer_cnt);
    const unseen = bell.filter(({ seen }) => !seen).length;
    expect(unseen).toBeGreaterThan(0);
    expect(counted.unread_notification_cnt).toBe(unseen);
    const account = await app.call(mainLogin, {
      body: { email: 'virksomhed@jobblik.test', password: sampleAccounts[0].password },
    });
    // All people of the sample are of the sample: the demo counts what its account counts.
    expect(counted).toEqual(await app.call(getUnreadCnt, {}, { token: account.token }));
  });

  it('the sample seeker and the demo employer have a conversation with messages of every type', async () => {
    const [seeker, employer] = await Promise.all(
      sampleAccounts.slice(0, 2).map(({ email, password }) => app.call(mainLogin, { body: { email, password } })),
    );
    const contacts = await app.call(getChatContact, {}, { token: seeker?.token });
    expect(contacts.map(({ user_id }) => user_id)).toContain(employer?.user_id);
    expect(contacts.reduce((sum, { unread_cnt }) => sum + unread_cnt, 0)).toBeGreaterThan(0);
    const histories = await Promise.all(
      contacts.map(({ user_id }) =>
        app.call(getMessageHistoryWithContact, { body: { contact_users: user_id } }, { token: seeker?.token }),
      ),
    );
    const messages = histories.flatMap((history) => history.result_message_json);
    const types = new Set(messages.map(({ message_type }) => message_type));
    expect(types).toEqual(new Set([0, 2, 3, 4, 20, 30, 40, 70, 80, 90, 100]));
    expect(messages.every(({ message_type, file }) => ![20, 30, 40].includes(message_type) || file !== null)).toBe(
      true,
    );
  });

  it('the demo employer has an interview week around today in every state, which the demo shows', async () => {
    const { token } = await app.call(demoSession, {});
    const { interviews: coming } = await app.call(getInterviewList, { body: {} }, { token });
    const { interviews: past } = await app.call(getInterviewList, { body: { past: true } }, { token });
    expect(new Set(coming.map(({ state }) => state))).toEqual(new Set(['requested', 'accepted', 'postponed']));
    expect(past.map(({ state, status }) => [state, status])).toEqual([
      ['ended', 4],
      ['ended', 4],
    ]);
    const board = await app.call(employerDashboard, {}, { token });
    expect(board.interviews.length).toBeGreaterThanOrEqual(4);
    expect(board.interviews[0]?.name).not.toBe('');
    const ads = await app.call(getMyJobs, { query: {} }, { token });
    expect(ads.interviews_cnt).toBeGreaterThanOrEqual(8);
    const seeker = sampleAccounts[0];
    const { token: hers } = await app.call(mainLogin, { body: { email: seeker.email, password: seeker.password } });
    expect(
      (await app.call(candidateDashboard, {}, { token: hers })).interviews.map(({ v_status }) => v_status),
    ).toEqual([2, 1]);
  });

  it('the employer’s messages and the CV visits are in the notifications, and visits also in the list of visitors', async () => {
    const [seeker, employer] = await Promise.all(
      sampleAccounts.slice(0, 2).map(({ email, password }) => app.call(mainLogin, { body: { email, password } })),
    );
    const bellOf = (token = '') => app.call(getAllNotification, { params: { history: '1' } }, { token });
    const notifications = (await bellOf(seeker?.token)).filter(({ state }) => state === 'in_process');
    expect(notifications).toMatchObject([
      { message: expect.stringMatching(/^Hej Amalie .+Tak for din ansøgning.+Venlig hilsen/s) },
    ]);
    const { visitors } = await app.call(getCompanyVisitors, {}, { token: employer?.token });
    expect(visitors.length).toBeGreaterThanOrEqual(5);
    expect(visitors.some(({ name }) => name === null)).toBe(true);
    const visits = (await bellOf(employer?.token)).filter(({ type }) => type === 3);
    expect(visits.length).toBeGreaterThanOrEqual(2);
    const names = new Set(visitors.map(({ name }) => name ?? 'En jobsøger'));
    for (const { type_3 } of visits) expect(names).toContain(type_3);
  });

  it('has a notification of an ad that fits the seeker’s agent in Nordjylland', async () => {
    const { email, password } = sampleAccounts[0] ?? {};
    const { token } = await app.call(mainLogin, { body: { email, password } });
    const bell = await app.call(getAllNotification, { params: { history: '1' } }, { token });
    const [found] = bell.filter(({ type }) => type === noticeType.jobMatch);
    const { jobs } = await app.call(searchJobCondition, {
      body: { location: [{ region: 'Nordjylland' }], pagePerSize: 40 },
    });
    expect(jobs.map(({ title }) => title)).toContain(found?.type_10);
  });

  it('has ads in every main category and region', async () => {
    const categories = await app.call(getMainCategories, {});
    expect(categories).toHaveLength(12);
    for (const { text, count } of categories) expect.soft(count, text).toBeGreaterThan(0);
    for (const region of ['Nordjylland', 'Midtjylland', 'Syddanmark', 'Sjælland', 'Hovedstaden']) {
      const { count } = await app.call(searchJobCondition, { body: { location: [{ region }] } });
      expect.soft(count, region).toBeGreaterThan(0);
    }
  });

  it('has no person whose e-mail is not confirmed', async () => {
    const { rows } = await app.services.db.execute(sql`select email from users where email_verified_at is null`);
    expect(rows).toEqual([]);
  });

  it('does not grow when it is loaded again', async () => {
    await loadSampleData(app.services);
    expect(await counts(app.services)).toEqual(whole);
  });

  it('signs in every account that the start prints', async () => {
    for (const { email, password } of sampleAccounts) {
      const { status } = await app.send(mainLogin, { body: { email, password } });
      expect.soft(status, email).toBe(200);
    }
    const operator = { email: 'admin@jobblik.test', password: 'jobblik-demo' };
    expect((await app.send(mainLogin, { body: operator })).status).toBe(401);
    const { data } = await app.refused(signInOperator, { body: operator });
    const code = totpCode(sampleOperatorSecret, new Date());
    const proof = { challenge: String(data?.challenge), method: 'totp' as const, code };
    const { token } = await app.call(finishSecondFactor, { body: proof });
    expect(await app.call(getOperator, {}, { token })).toMatchObject({ operator: { role: 'operator' } });
    const login = (email: string) => app.call(mainLogin, { body: { email, password: 'jobblik-demo' } });
    expect(await login('virksomhed@jobblik.test')).toMatchObject({ ttl: 2, membership: { plan: 3, status: 1 } });
    expect(await login('nyvirksomhed@jobblik.test')).toMatchObject({ ttl: 2, membership: { plan: 0 } });
    expect(await login('nykandidat@jobblik.test')).toMatchObject({ ttl: 1, prepared_cv: false });
  });

  it('has every live ad found by its own title', async () => {
    const { rows } = await app.services.db.execute<{ id: number; title: string }>(
      sql`select j.id, j.title from jobs j join job_search s on s.job_id = j.id where s.live_until > now()`,
    );
    expect(rows.length).toBeGreaterThanOrEqual(55);
    for (const { id, title } of rows) {
      const { jobs } = await app.call(searchJobCondition, { body: { keyword: title } });
      expect
        .soft(
          jobs.slice(0, 3).map((job) => job.id),
          title,
        )
        .toContain(id);
    }
  });

  it('has every CV that is not hidden found by employers, the sample seeker by what they wish', async () => {
    const { token } = await app.call(mainLogin, {
      body: { email: 'virksomhed@jobblik.test', password: 'jobblik-demo' },
    });
    const { rows } = await app.services.db.execute<{ count: number }>(
      sql`select count(*)::int as count from cvs where published_at is not null and visibility <> 'hidden'`,
    );
    expect((await app.call(searchCvPagination, { body: {} }, { token })).count).toBe(rows[0]?.count);
    const seeker = await app.call(mainLogin, {
      body: { email: sampleAccounts[0].email, password: sampleAccounts[0].password },
    });
    const { cv } = await app.call(getCv, { query: {} }, { token: seeker.token });
    const keyword = cv.cv_wish[0]?.job_title.name ?? '';
    const { cvs } = await app.call(searchCvPagination, { body: { keyword } }, { token });
    expect(cvs.slice(0, 5).map(({ user_id }) => user_id)).toContain(seeker.user_id);
    expect((await app.call(searchCvPaginationWithDemo, { body: { keyword } })).count).toBeGreaterThan(0);
  });

  it('has companies and articles whose pages open', async () => {
    const { jobs } = await app.call(getLatestJobs, {});
    expect(jobs.length).toBeGreaterThan(0);
    for (const id of new Set(jobs.map((job) => job.company.company_id))) {
      const { company } = await app.call(getCompanyProfile, { params: { id } });
      expect((await app.raw('GET', company.company_logo ?? '')).status).toBe(200);
      expect(company.company_about_us.length).toBeGreaterThan(100);
    }
    const { blogs } = await app.call(getAllBlogs, { params: { scope: '1' } });
    expect(blogs).toHaveLength(whole.blogs ?? 0);
    for (const { id } of blogs) {
      const { blog } = await app.call(getBlogDetail, { params: { blog_id: id } });
      expect(blog.detail[0]?.html.length).toBeGreaterThan(500);
    }
  });
});

describe('an interrupted load', () => {
  it('is repeated, also several times, and data of real people is kept', { timeout: testLimit(6) }, async () => {
    const own = await startTestApp();
    try {
      const { services } = own;
      const real = await makeEmployer(services.db, { company: { name: 'Ægte ApS' } });
      await makeJob(services.db, { userId: real.user.id, companyId: real.company.id, title: 'Glarmester' });
      const before = await counts(services);
      // While storing the companies, and the applications.
      for (const stored of [5, 70]) {
        const files = failingAfter(services.files, stored);
        await expect(loadSampleData({ ...services, files })).rejects.toThrow('killed');
        expect((await counts(services)).users).toBeGreaterThan(before.users ?? 0);
      }
      await loadSampleData(services);
      const expected = Object.fromEntries(
        Object.entries(whole).map(([name, value]) => [name, value + (before[name] ?? 0)]),
      );
      expect(await counts(services)).toEqual(expected);
      expect((await own.call(searchJobCondition, { body: { keyword: 'Glarmester' } })).count).toBe(1);
    } finally {
      await own.close();
    }
  });
});

describe('the demo visitor', () => {
  it('sees the sample company with its ads and applications', async () => {
    const { token } = await app.call(demoSession, {});
    const mine = await app.call(getMyJobs, { query: {} }, { token });
    expect(mine.count).toBeGreaterThan(0);
    let applications = 0;
    for (const { id } of mine.jobs) {
      const { job } = await app.call(getJobAds, { params: { job_id: id } }, { token });
      applications += job.job_apply.length;
      await app.call(getJobForm, { params: { id } }, { token });
      await app.call(getJobDetail, { params: { id } }, { token });
    }
    expect(applications).toBeGreaterThan(10);
    const dashboard = await app.call(employerDashboard, {}, { token });
    expect(dashboard.applications.length).toBeGreaterThan(0);
    const { templates } = await app.call(getMessageTemplates, {}, { token });
    expect(new Set(templates.map(({ kind }) => kind))).toEqual(new Set(['reject', 'park', 'ask']));
  });

  it('never sees a real person who has applied to a sample ad, nor another company’s applications', async () => {
    const { db } = app.services;
    const { token } = await app.call(demoSession, {});
    const [ad] = (await app.call(getMyJobs, { query: {} }, { token })).jobs.filter((job) => job.state === 'live');
    const id = ad?.id ?? 0;
    const shown = await app.call(getJobAds, { params: { job_id: id } }, { token });
    const real = await makeUser(db, { name: 'Ægte Menneske', email: 'aegte@example.dk' });
    const sent = await app.call(
      applyJob,
      { body: { job_id: id, message: 'Fortroligt' } },
      {
        token: await signInAs(db, real),
        files: { upload_cv_file: { name: 'Fortroligt CV.pdf', content: pdfFile() } },
      },
    );
    expect(sent.result).toBe('success');

    const employer = await app.call(mainLogin, {
      body: { email: 'virksomhed@jobblik.test', password: 'jobblik-demo' },
    });
    const own = await app.call(getJobAds, { params: { job_id: id } }, { token: employer.token });
    expect(own.job.job_apply.some((application) => application.user.name === 'Ægte Menneske')).toBe(true);

    const again = await app.call(getJobAds, { params: { job_id: id } }, { token });
    const dashboard = await app.call(employerDashboard, {}, { token });
    const seen = JSON.stringify([again, dashboard]);
    expect(seen).not.toContain('Ægte Menneske');
    expect(seen).not.toContain('aegte@example.dk');
    expect(seen).not.toContain('Fortrolig');
    expect(again.job.job_apply_count).toBe(shown.job.job_apply_count);

    const other = await makeEmployer(db);
    const theirs = await makeJob(db, { userId: other.user.id, companyId: other.company.id, title: 'Glarmester' });
    expect(await app.refused(getJobAds, { params: { job_id: theirs.id } }, { token })).toMatchObject({ status: 404 });
    expect((await app.refused(getJobForm, { params: { id: theirs.id } }, { token })).status).toBe(403);
  });
});
