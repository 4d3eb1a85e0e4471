import { educationLevels, experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { liveUntil } from '@jobblik/contract/jobs/jobs.rules';
import { payParts } from '@jobblik/contract/jobs/pay.rules';
import { cdataElement, xmlElement } from '@jobblik/contract/kernel/xml.rules';
import { words } from '../../platform/words.ts';
import { type AdRow, cardFields, lifeOf, type Show } from '../jobs.present.ts';
import type { FeedManifest } from './feed-manifest.ts';

const t = words('jobs', 'da');

/** Names of job types 1 to 5 in the feed. */
const jobTypeNames: Record<number, string> = {
  1: 'fulltime',
  2: 'parttime',
  3: 'contract',
  4: 'volunteer',
  5: 'internship',
};
const remoteTypes = { none: null, hybrid: 'Hybrid remote', full: 'Fully remote' } as const;

/** The part before the first ad. */
export function feedHeader({ publicUrl, now }: { publicUrl: string; now: Date }): string {
  return `<?xml version="1.0" encoding="utf-8"?>
<source>
${xmlElement('publisher', 'Jobblik')}
${xmlElement('publisherurl', publicUrl)}
${xmlElement('lastBuildDate', now.toUTCString())}
`;
}

/** The addresses of a feed in several parts, each of which is a feed of its own. */
export function feedIndex({ written, parts }: FeedManifest, publicUrl: string): string {
  const feeds = parts.map(
    ({ number, changed }) =>
      `<feed>${xmlElement('loc', `${publicUrl}/feed/jobs/${number}.xml`)}${xmlElement('lastmod', changed)}</feed>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feedindex>
${xmlElement('publisher', 'Jobblik')}
${xmlElement('publisherurl', publicUrl)}
${xmlElement('lastBuildDate', new Date(written).toUTCString())}
${feeds.join('')}</feedindex>
`;
}

/** The part after the last ad: a feed without it is incomplete. */
export const feedFooter = '</source>\n';

/**
 * One ad for job boards: the elements of Indeed's XML feed, texts as CDATA, the description in HTML. An ad with several places has
 * its main one. Hidden pay is left out.
 */
export function feedItem(row: AdRow, show: Show, publicUrl: string): string {
  const { job } = row;
  const card = cardFields(row, show);
  const [place] = card.location;
  const pay = card.pay && payParts(card.pay);
  const fields: [name: string, text: string | null | undefined][] = [
    ['title', card.title],
    ['date', card.created_at],
    ['referencenumber', String(card.id)],
    ['requisitionid', String(card.id)],
    ['url', `${publicUrl}/job/${card.id}/${encodeURIComponent(card.seo)}`],
    ['company', card.company.name],
    ['sourcename', card.company.name],
    ['city', place?.name],
    ['state', place?.region],
    ['country', 'DK'],
    ['postalcode', place?.zip],
    ['streetaddress', place && job.address],
    ['description', job.descriptionHtml],
    ['salary', pay && `${pay.amount} ${t(`pay.${pay.unit}`)}`],
    ['education', educationLevels.find(({ id }) => id === job.educationId)?.name],
    ['jobtype', jobTypeNames[card.job_type_id]],
    ['category', job.categoryIds.flatMap((id) => show.category(id)?.name ?? []).join(', ')],
    ['experience', experienceLevels.find(({ id }) => id === job.experience)?.name],
    ['expirationdate', liveUntil(lifeOf(job))?.toISOString()],
    ['remotetype', remoteTypes[card.remote]],
    ['lastactivitydate', job.updatedAt.toISOString()],
  ];
  return `<job>${fields.map(([name, text]) => cdataElement(name, text)).join('')}</job>\n`;
}
