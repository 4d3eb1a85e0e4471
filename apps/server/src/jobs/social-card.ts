import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import { jobStateAt } from '@jobblik/contract/jobs/jobs.rules';
import type { SocialCardSource } from '../platform/social-cards/social-cards.routes.ts';
import { words } from '../platform/words.ts';
import { lifeOf, placesOf } from './jobs.present.ts';
import { readAd } from './jobs.queries.ts';
import { showWith } from './show.ts';

const t = words('jobs', 'da');

/**
 * An ad by its title, company and place. Ended ads keep their card, because their pages stay; deleted ads and those of deactivated
 * accounts have none.
 */
export const jobSocialCards: SocialCardSource = {
  name: 'job',
  async read(services, id) {
    const row = /^[1-9]\d{0,8}$/.test(id) ? await readAd(services.readDb, Number(id)) : undefined;
    const state = row && jobStateAt(lifeOf(row.job), services.clock.now());
    if (!row || state === 'deleted' || state === 'inactive') return undefined;
    const { job, company } = row;
    const [place, ...others] = placesOf(job.cityIds, showWith(services));
    const where = place
      ? [`${place.zip} ${place.name}`, ...(others.length > 0 ? [t('more_places', { count: others.length })] : [])]
      : [];
    return {
      title: job.title,
      lines: [
        job.companyName ?? company?.name ?? '',
        [where.join(' '), job.remote === 'full' ? t('remote.full') : '', jobTypeOf(job.jobTypeId).name]
          .filter(Boolean)
          .join(' · '),
      ],
    };
  },
};
