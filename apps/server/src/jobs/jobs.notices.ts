import { jobEnding, jobRepostedOnPayment } from '@jobblik/contract/jobs/jobs.events';
import { canRepost } from '@jobblik/contract/jobs/jobs.rules';
import { noticeType } from '@jobblik/contract/notices/notice-type';
import { pathTo } from '@jobblik/contract/paths';
import { findUser } from '../accounts/index.ts';
import { noticesOn } from '../notices/index.ts';
import { dateFormat, momentFormat } from '../platform/formats.ts';
import { words } from '../platform/words.ts';
import { readAd } from './jobs.queries.ts';

const word = words('mail');
const dayText = dateFormat({ day: 'numeric', month: 'long' });
const momentText = momentFormat({ day: 'numeric', month: 'long' });

/** Notices to employers about their ads. */
export const jobsNotices = [
  noticesOn(jobRepostedOnPayment, 'jobs.tell-of-repost', async ({ job_id, user_id }, services) => {
    const row = await readAd(services.db, job_id);
    if (!row || row.job.deletedAt) return [];
    const notification = { type: noticeType.adReposted, name: row.job.title, link: pathTo('ownAds') };
    return [{ userId: user_id, key: `job.reposted/${job_id}`, notification }];
  }),
  noticesOn(jobEnding, 'jobs.tell-of-end', async ({ job_id, user_id, ends_at }, services) => {
    const [employer, row, counted] = await Promise.all([
      findUser(services.db, user_id),
      readAd(services.db, job_id),
      services.ports.jobs.applications.counts(services.db, { userId: user_id, demo: false }),
    ]);
    // Posted again, deleted or deactivated in the meantime: no notice.
    if (!employer?.email || !row || row.job.deletedAt || !row.job.isActive) return [];
    if (row.job.endsAt?.toISOString() !== ends_at) return [];
    const { title } = row.job;
    const when = dayText.format(row.job.endsAt);
    const total = counted.find(({ jobId }) => jobId === job_id)?.total ?? 0;
    const text = word('jobs.ending.text', {
      title,
      when: momentText.format(row.job.endsAt),
      visits: word('jobs.ending.visits', { count: row.visits }),
      applications: word('jobs.ending.applications', { count: total }),
    });
    return [
      {
        userId: user_id,
        kind: 'ad_ending',
        key: `job.ending/${job_id}/${ends_at}`,
        mail: {
          to: employer.email,
          content: {
            subject: word('jobs.ending.subject', { title, when }),
            heading: word('jobs.ending.heading', { when }),
            paragraphs: [text, word(canRepost(row.job) ? 'jobs.ending.repost' : 'jobs.ending.copy')],
            button: { label: word('jobs.ending.button'), url: pathTo('ownAds') },
            reason: word('jobs.ending.reason'),
          },
        },
      },
    ];
  }),
];
