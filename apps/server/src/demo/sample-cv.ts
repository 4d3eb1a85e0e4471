import { type Content, paragraph, type TextStyle } from '../platform/pdf/content.ts';
import { quiet } from '../platform/pdf/document.ts';
import { printPages } from '../platform/pdf/print-pages.ts';
import type { SamplePerson } from './sample/sample.types.ts';

const body = { size: 11, leading: 1.5 };
const style = {
  name: { size: 26, leading: 1.2 },
  headline: { size: 13, leading: 1.5, color: quiet, below: 4 },
  contact: { ...body, color: quiet, below: 18 },
  heading: { size: 14, leading: 1.5, above: 18, below: 7 },
  muted: { ...body, color: quiet },
  lastOfEntry: { ...body, below: 8 },
} as const satisfies Record<string, TextStyle>;

/** The CV document of a sample person: a real PDF, years counted back from `now`. */
export async function renderSampleCv(
  person: SamplePerson,
  contact: { email: string; place: string },
  now: Date,
): Promise<Buffer> {
  const year = now.getUTCFullYear();
  const yearOf = (monthsAgo: number) => new Date(Date.UTC(year, now.getUTCMonth() - monthsAgo)).getUTCFullYear();
  const name = `${person.firstName} ${person.lastName}`;
  const content = [
    paragraph(name, style.name, 'H1'),
    paragraph(person.headline, style.headline),
    paragraph(`${contact.email} · ${contact.place}`, style.contact),
    paragraph(person.about, body),
    ...part(
      'Erfaring',
      person.experiences.flatMap((job) => [
        paragraph(`${job.title}, ${job.company}`, body),
        paragraph(
          `${yearOf(job.startMonthsAgo)} – ${job.endMonthsAgo === undefined ? 'nu' : yearOf(job.endMonthsAgo)}`,
          style.muted,
        ),
        paragraph(job.description, style.lastOfEntry),
      ]),
    ),
    ...part(
      'Uddannelse',
      person.educations.flatMap((study) => [
        paragraph(`${study.course}, ${study.school}`, body),
        paragraph(`${year - study.startYearsAgo} – ${study.endYearsAgo === 0 ? 'nu' : year - study.endYearsAgo}`, {
          ...style.muted,
          below: 8,
        }),
      ]),
    ),
    ...part('Kompetencer', [paragraph(person.skills.join(', '), body)]),
    ...part('Sprog', [paragraph(person.languages.map((language) => language.name).join(', '), body)]),
  ];
  return await printPages(
    { title: `CV, ${name}`, author: name, language: 'da' },
    { margins: { top: 56, bottom: 56, side: 56 }, content: () => content },
  );
}

function part(heading: string, content: readonly Content[]): Content[] {
  return [{ ...paragraph(heading, style.heading, 'H2'), keepNext: true, ruleBelow: 3 }, ...content];
}
