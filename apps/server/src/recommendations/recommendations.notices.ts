import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { pathTo } from '@jobblik/contract/paths';
import { recommendationsDue } from '@jobblik/contract/recommendations/recommendations.events';
import { recommendationLimits } from '@jobblik/contract/recommendations/recommendations.rules';
import { findUser } from '../accounts/index.ts';
import { listCards } from '../jobs/index.ts';
import { noticesOn } from '../notices/index.ts';
import { words } from '../platform/words.ts';
import { rankAds } from './jobs/rank-ads.ts';
import { readSeeker } from './jobs/read-seeker.ts';
import { readActivity } from './jobs/read-taste.ts';
import type { Ranked } from './match/rank.ts';
import { noteShown } from './note-shown.ts';
import { reasonText } from './reason-text.ts';

const word = words('mail');

/** The weekly mail with recommended ads and reasons, for seekers who requested it; the shown ads are recorded. */
export const recommendationsNotices = [
  noticesOn(recommendationsDue, 'recommendations.seeker', async ({ user_id, week }, services) => {
    const person = await findUser(services.db, user_id);
    const seeker = await readSeeker(services, user_id);
    if (!person?.email || !seeker) return [];
    const activity = await readActivity(services.db, user_id);
    const ranked = await rankAds(services, seeker, { ...activity, most: recommendationLimits.mail });
    const cards = await listCards(
      services,
      { kind: 'guest' },
      ranked.map(({ id }) => id),
    );
    const live = cards.filter(({ state }) => state === 'live');
    if (live.length === 0) return [];
    const shown = ranked.filter(({ id }) => live.some((job) => job.id === id));
    await noteShown(services, { viewerId: user_id, kind: 'job', jobId: null }, shown);
    return [
      {
        userId: user_id,
        kind: 'recommendation' as const,
        key: `recommendations.due/${week}`,
        mail: { to: person.email, content: contentOf(live, shown) },
      },
    ];
  }),
];

function contentOf(jobs: readonly JobCard[], ranked: readonly Ranked[]) {
  const reasonsOf = (jobId: number) => ranked.find(({ id }) => id === jobId)?.reasons.map(reasonText) ?? [];
  return {
    subject: word('recommendations.subject', { count: jobs.length }),
    preview: jobs.map(({ title }) => title).join(' · '),
    heading: word('recommendations.heading'),
    paragraphs: [word('recommendations.lead')],
    lists: [
      {
        heading: word('recommendations.list'),
        items: jobs.map(({ id, seo, title, company, location }) => ({
          label: title,
          url: pathTo('job', { job_id: id, job_seo: seo }),
          note: [company.name, location[0] && `${location[0].zip} ${location[0].name}`, ...reasonsOf(id)]
            .filter(Boolean)
            .join(' · '),
        })),
      },
    ],
    button: { label: word('recommendations.button'), url: pathTo('recommendedJobs') },
    reason: word('recommendations.reason'),
  };
}
