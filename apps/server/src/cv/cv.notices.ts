import { cvVisited } from '@jobblik/contract/cv/cv.events';
import { noticeType } from '@jobblik/contract/kernel/notice';
import { eq } from 'drizzle-orm';
import { findUser, users } from '../accounts/index.ts';
import { companies } from '../companies/index.ts';
import { noticesOn } from '../platform/notices.ts';

/** What seekers are told about their CV. */
export const cvNotices = [
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
        key: `cv.visited/${user_id}/${visitor_id}/${day}`,
        notification: {
          type: noticeType.visit,
          name: visitor.company ?? (visitor.signedUpAs || visitor.name),
          link: '/kandidat/dashboard',
          actorId: visitor_id,
        },
      },
    ];
  }),
];
