import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import { createElement as el, type ReactElement } from 'react';
import type { SamplePerson } from './sample/sample.types.ts';

const style = StyleSheet.create({
  page: { padding: 56, fontSize: 11, lineHeight: 1.5, color: '#12232E' },
  name: { fontSize: 26, lineHeight: 1.2 },
  headline: { fontSize: 13, color: '#445159', marginBottom: 4 },
  contact: { color: '#5F6A70', marginBottom: 18 },
  heading: {
    fontSize: 14,
    marginTop: 18,
    marginBottom: 6,
    borderBottomWidth: 1,
    borderColor: '#D2CBBE',
    paddingBottom: 3,
  },
  entry: { marginBottom: 8 },
  muted: { color: '#5F6A70' },
});

function part(heading: string, children: ReactElement[]): ReactElement {
  return el(View, { key: heading }, el(Text, { style: style.heading }, heading), ...children);
}

/** The CV document of a sample person: a real PDF, years counted back from `now`. */
export async function renderSampleCv(
  person: SamplePerson,
  contact: { email: string; place: string },
  now: Date,
): Promise<Buffer> {
  const year = now.getUTCFullYear();
  const yearOf = (monthsAgo: number) => new Date(Date.UTC(year, now.getUTCMonth() - monthsAgo)).getUTCFullYear();
  const experience = person.experiences.map((job) =>
    el(
      View,
      { key: `${job.title}${job.company}`, style: style.entry },
      el(Text, null, `${job.title}, ${job.company}`),
      el(
        Text,
        { style: style.muted },
        `${yearOf(job.startMonthsAgo)} – ${job.endMonthsAgo === undefined ? 'nu' : yearOf(job.endMonthsAgo)}`,
      ),
      el(Text, null, job.description),
    ),
  );
  const education = person.educations.map((study) =>
    el(
      View,
      { key: study.course, style: style.entry },
      el(Text, null, `${study.course}, ${study.school}`),
      el(
        Text,
        { style: style.muted },
        `${year - study.startYearsAgo} – ${study.endYearsAgo === 0 ? 'nu' : year - study.endYearsAgo}`,
      ),
    ),
  );
  const line = (text: string) => [el(Text, { key: text }, text)];
  const name = `${person.firstName} ${person.lastName}`;
  const page = el(
    Page,
    { size: 'A4', style: style.page },
    el(Text, { style: style.name }, name),
    el(Text, { style: style.headline }, person.headline),
    el(Text, { style: style.contact }, `${contact.email} · ${contact.place}`),
    el(Text, null, person.about),
    part('Erfaring', experience),
    part('Uddannelse', education),
    part('Kompetencer', line(person.skills.join(', '))),
    part('Sprog', line(person.languages.map((language) => language.name).join(', '))),
  );
  return await renderToBuffer(el(Document, { title: `CV, ${name}`, language: 'da' }, page));
}
