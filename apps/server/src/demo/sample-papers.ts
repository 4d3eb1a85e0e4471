import { Readable } from 'node:stream';
import { Document, Page, renderToBuffer, StyleSheet, Text } from '@react-pdf/renderer';
import { createElement as el } from 'react';
import type { JobOptions } from '../jobs/index.ts';
import { plainText } from '../platform/html/sanitize.ts';
import type { Services } from '../platform/services.ts';
import type { SampleJob } from './sample/sample.types.ts';

const style = StyleSheet.create({
  page: { padding: 56, fontSize: 11, lineHeight: 1.5, color: '#12232E' },
  title: { fontSize: 24, lineHeight: 1.25, marginBottom: 4 },
  lead: { fontSize: 13, color: '#445159', marginBottom: 18 },
  line: { marginBottom: 8 },
});

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
  const page = el(
    Page,
    { size: 'A4', style: style.page },
    el(Text, { style: style.title }, job.title),
    el(Text, { style: style.lead }, `${job.address} · ${job.contact.name}, ${job.contact.email}`),
    ...lines.map((line, at) => el(Text, { key: `${at}`, style: style.line }, line)),
  );
  return await renderToBuffer(el(Document, { title: job.title, language: 'da' }, page));
}
