import { cvVisited } from '@jobblik/contract/candidates/candidates.events';
import { companyVisited } from '@jobblik/contract/companies/companies.events';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { eq } from 'drizzle-orm';
import { findUser, users } from '../../accounts/index.ts';
import { companies } from '../../companies/index.ts';
import { noticesOn } from '../../notices/index.ts';

/** Notices of visits: to a seeker about the CV, to an employer about the company page. */
export const visitNotices = [
  noticesOn(cvVisited, 'cv.tell-of-visit', async ({ user_id, visitor_id, day }, { db }) => {
    const [visitor] = await db
      .select({ company: companies.name, signedUpAs: users.companyName, name: users.name })
      .from(users)
      .leftJoin(companies, eq(companies.userId, users.id))
      .where(eq(users.id, visitor_id));
    if (!visitor || !(await findUser(db, user_id))) return [];
    return [
      {
        userId: user_id,
        kind: 'visit',
        key: `cv.visited/${user_id}/${visitor_id}/${day}`,
        notification: {
          type: noticeType.visit,
          name: visitor.company ?? (visitor.signedUpAs || visitor.name),
          link: `${pathTo('ownCv')}#besøg`,
          actorId: visitor_id,
        },
      },
    ];
  }),
  noticesOn(companyVisited, 'cv.tell-of-company-visit', async ({ user_id, visitor_id, day }, { db }) => {
    const visitor = await findUser(db, visitor_id);
    if (!visitor || !(await findUser(db, user_id))) return [];
    return [
      {
        userId: user_id,
        kind: 'visit',
        key: `company.visited/${user_id}/${visitor_id}/${day}`,
        notification: {
          type: noticeType.visit,
          name: '',
          nameOfId: visitor_id,
          link: `${pathTo('dashboard', { area: 'virksomhed' })}#besøg`,
          actorId: visitor_id,
        },
      },
    ];
  }),
];
