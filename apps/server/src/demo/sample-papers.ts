import { Readable } from 'node:stream';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import type { JobOptions } from '../jobs/jobs.factory.ts';
import { paragraph } from '../platform/pdf/content.ts';
import { quiet } from '../platform/pdf/document.ts';
import { printPages } from '../platform/pdf/print-pages.ts';
import type { Services } from '../platform/services.ts';
import type { SampleJob } from './sample/sample.types.ts';

const style = {
  title: { size: 24, leading: 1.25, below: 4 },
  lead: { size: 13, leading: 1.5, color: quiet, below: 18 },
  line: { size: 11, leading: 1.5, below: 8 },
};

/** Every n-th ad has a description to download. */
const everyNth = 5;

/** A stored PDF with the description of some ads; the others have none. The function that creates the ad claims it. */
export async function storeDescription(
  { files }: Pick<Services, 'files'>,
  job: SampleJob,
  { index, userId }: { index: number; userId: number },
): Promise<Pick<JobOptions, 'descriptionFileId'>> {
  if (index % everyNth !== 0) return {};
  const bytes = await renderDescription(job);
  const file = await files.store(Readable.from([bytes]), {
    kind: 'document',
    realName: `Stillingsbeskrivelse ${job.title.replaceAll('/', '-')}.pdf`,
    userId,
  });
  return { descriptionFileId: file.id };
}

async function renderDescription(job: SampleJob): Promise<Buffer> {
  const lines = plainText(job.descriptionHtml).split('\n').filter(Boolean);
  const content = [
    paragraph(job.title, style.title, 'H1'),
    paragraph(`${job.address} · ${job.contact.name}, ${job.contact.email}`, style.lead),
    ...lines.map((line) => paragraph(line, style.line)),
  ];
  return await printPages(
    { title: job.title, language: 'da' },
    { margins: { top: 56, bottom: 56, side: 56 }, content: () => content },
  );
}
