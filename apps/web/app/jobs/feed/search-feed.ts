import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { escapeXml, xmlElement } from '@jobblik/contract/kernel/xml.rules';
import { pathTo } from '@jobblik/contract/paths';
import { jobPath } from '../ad/job-texts';
import { type SearchAddress, searchPath, writeSearch } from '../search/search-address';

/** Address of the feed of a search: the same filters, always the newest first. */
export function feedPath(search: SearchAddress): string {
  const query = writeSearch({ ...search, sort: undefined, page: 1, size: 10, map: false }).toString();
  return query ? `${pathTo('jobSearchFeed')}?${query}` : pathTo('jobSearchFeed');
}

interface FeedOptions {
  search: SearchAddress;
  jobs: readonly JobCard[];
  title: string;
  /** Address of the product without a slash at the end. */
  publicUrl: string;
  now: Date;
}

/** The newest hits of a search as Atom (RFC 4287). An entry keeps its id and date, so that readers show it once. */
export function searchFeed({ search, jobs, title, publicUrl, now }: FeedOptions): string {
  const self = publicUrl + feedPath(search);
  const newest = jobs[0]?.created_at ?? now.toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="da">
${xmlElement('title', title)}
${xmlElement('id', self)}
${link('self', self, 'application/atom+xml')}
${link('alternate', publicUrl + searchPath({ ...search, sort: undefined, page: 1, map: false }), 'text/html')}
${xmlElement('updated', newest)}
<author>${xmlElement('name', 'Jobblik')}${xmlElement('uri', publicUrl)}</author>
${jobs.map((job) => entry(job, publicUrl)).join('\n')}
</feed>
`;
}

function entry(job: JobCard, publicUrl: string): string {
  const address = `${publicUrl}${jobPath(job)}`;
  const title = [job.title, job.company.name, job.location[0]?.name].filter(Boolean).join(', ');
  return `<entry>${[
    xmlElement('title', title),
    xmlElement('id', address),
    link('alternate', address, 'text/html'),
    xmlElement('published', job.created_at),
    xmlElement('updated', job.created_at),
    job.company.name && `<author>${xmlElement('name', job.company.name)}</author>`,
    xmlElement('summary', job.teaser),
  ].join('')}</entry>`;
}

function link(rel: string, href: string, type: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
}
