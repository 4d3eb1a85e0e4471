import { breaksOfLines } from '@jobblik/contract/cv/cv.rules';
import type { CvContent } from '@jobblik/contract/cv/cv.schema';
import { educationLevel } from '../../../../../../packages/cv-parser/src/entries/education-level.ts';
import type { PageCv } from '../../../documents/parsing-samples/page-files.factory.ts';
import { type Chance, makePerson, type SampleJob } from '../../../documents/parsing-samples/people.factory.ts';
import { cityByZip, jobTitleList, languageList, skillList } from '../../../lookups/index.ts';
import { emptyContent } from '../../cv.present.ts';

/** CVs as people fill them in here, for reading the product's own documents again. */

/** The CV of a generated person: descriptions as lines, lists and sentences; the town is one of the list. */
export function generatedCv(chance: Chance, language: 'da' | 'en'): CvContent {
  const person = makePerson(chance, language);
  const words = person.name.split(' ');
  return {
    ...emptyContent,
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email: person.email,
    phone: person.phone,
    cv_city: cityByZip(person.zip)?.id ?? null,
    birthday: chance.chance(0.5) ? `19${70 + chance.below(29)}-0${1 + chance.below(9)}-${10 + chance.below(18)}` : null,
    gender: chance.below(3),
    jobtype: chance.chance(0.5) ? 1 + chance.below(4) : null,
    about_me: chance.pick([
      `<p>${person.about}</p>`,
      `<p>${person.about}</p><p>${person.about}</p>`,
      `<p>${person.about}</p><ul>${person.skills.map((skill) => `<li>${skill}</li>`).join('')}</ul>`,
      '',
    ]),
    cv_wish: resolved(jobTitleList().resolve([person.headline])),
    cv_experience: person.jobs.map((job) => jobRow(job, chance)),
    cv_education: person.educations.map(({ degree, school, start, end }) => ({
      course_id: (chance.chance(0.7) ? educationLevel(degree) : null) ?? 1 + chance.below(7),
      education_name: degree,
      education_school: school,
      education_start_year: chance.chance(0.9) ? start : null,
      education_end_year: end,
      education_description: chance.chance(0.4) ? chance.pick(person.skills) : '',
    })),
    cv_skill: resolved(skillList().resolve([...person.skills, ...(chance.chance(0.5) ? ['Kørekort B'] : [])])),
    cv_language: languagesOf(chance),
  };
}

function jobRow({ title, company, start, end, tasks }: SampleJob, chance: Chance): CvContent['cv_experience'][number] {
  const lines = chance.pick([
    tasks.map((task) => `- ${task}`),
    tasks,
    [tasks.map((task) => `${task}.`).join(' ')],
    [...tasks, '', ...tasks.map((task) => `${task} – igen og igen, gennem flere år og for mange forskellige kunder.`)],
  ]);
  return {
    title,
    company_name: company,
    experience_description: breaksOfLines(lines.join('\n')),
    experience_start_year: start.year,
    experience_start_month: start.month,
    experience_end_year: end?.year ?? null,
    experience_end_month: end?.month ?? null,
    present: end ? 0 : 1,
  };
}

/** A CV with the jobs, schools and skills of a written one, and with a level for each education. */
export function writtenCv(page: PageCv, chance: Chance): CvContent {
  const words = page.name.split(' ');
  const text = page.text.split('\n').filter((line) => /^[^#=\t|]{60,}$/.test(line) && !/\d{4}/.test(line));
  return {
    ...emptyContent,
    first_name: words.slice(0, -1).join(' '),
    last_name: words.at(-1) ?? '',
    email: page.email ?? null,
    phone: page.phone ?? '',
    cv_city: cityByZip(String(page.zip ?? ''))?.id ?? null,
    about_me: text.length > 0 ? `<p>${chance.pick(text)}</p><p>${chance.pick(text)}</p>` : '',
    cv_experience: page.jobs.map(labelOf).map(({ what, where, start, end }) => ({
      title: what,
      company_name: where,
      experience_description: breaksOfLines(text.length > 0 && chance.chance(0.7) ? chance.pick(text) : ''),
      ...{ experience_start_year: start.year, experience_start_month: start.month },
      ...{ experience_end_year: end?.year ?? null, experience_end_month: end?.month ?? null },
      present: end ? 0 : 1,
    })),
    cv_education: page.educations.map(labelOf).map(({ what, where, start, end }) => ({
      course_id: educationLevel(what, where) ?? 1 + chance.below(7),
      education_name: what,
      education_school: where,
      education_start_year: start.year,
      education_end_year: end?.year ?? null,
      education_description: breaksOfLines(text.length > 0 && chance.chance(0.3) ? chance.pick(text) : ''),
    })),
    cv_skill: resolved(skillList().resolve([...(page.skills ?? [])])),
    cv_language: languagesOf(chance),
  };
}

/** `title @ employer 8/2016-nu`; a start alone is also the end. */
function labelOf(label: string) {
  const [, what = '', where = '', start = '', end = ''] = /^(.*) @ (.*) ([\d/]*)-([\d/]*|nu)$/.exec(label) ?? [];
  const date = (text: string) => {
    const [year = '', month] = text.split('/').toReversed();
    return { year: year === '' ? null : Number(year), month: month === undefined ? null : Number(month) };
  };
  const ended = date(end === 'nu' ? '' : end);
  return { what, where, start: date(start), end: end === 'nu' ? null : ended };
}

function languagesOf(chance: Chance): CvContent['cv_language'] {
  const all = languageList().all;
  const ids = new Set(Array.from({ length: 1 + chance.below(4) }, () => all[chance.below(all.length)]?.id ?? 0));
  return [...ids].map((id) => ({ id, level: chance.below(5) }));
}

/** Words that can be stored. */
function resolved(choices: readonly (number | string)[]): (number | string)[] {
  return choices.filter((choice) => typeof choice === 'number' || choice.length <= 60);
}

/** A CV with every part, the rarest ones too. */
export const fullestCv: CvContent = {
  ...emptyContent,
  first_name: 'Amalie Sofie',
  last_name: 'Østergård-Holm',
  phone: '+45 42 00 00 17',
  email: 'amalie.holm@example.dk',
  birthday: '1994-03-12',
  gender: 2,
  cv_city: cityByZip('9000')?.id ?? null,
  jobtype: 1,
  about_me:
    '<p>Jeg bygger systemer, der skal holde, også når jeg har ferie. De seneste fem år har jeg arbejdet med <strong>måledata og betalinger</strong>, mest i Go og PostgreSQL.</p><p>Det får du med mig:</p><ul><li>Rolig drift: de tjenester, jeg har ansvaret for, har haft tre natlige opkald på to år.</li><li>Kode, som den næste kan læse. Jeg skriver beslutningen ned, mens vi stadig husker den.</li></ul><p>Se <a href="https://example.dk/amalie">min side</a>.</p>',
  cv_wish: resolved(jobTitleList().resolve(['Softwareudvikler'])),
  cv_experience: [
    {
      title: 'Backendudvikler',
      company_name: 'Pengeborg',
      experience_description: breaksOfLines(
        'Byggede betalingsflowet om fra natlige kørsler til løbende afregning.\n\n- Flyttede 1,2 millioner aftaler uden at lukke for betalinger.\n- Mentor for to nyuddannede.\n- Vagt hver sjette uge.',
      ),
      ...{ experience_start_year: 2022, experience_start_month: 4 },
      ...{ experience_end_year: null, experience_end_month: null },
      present: 1,
    },
    {
      title: 'Softwareudvikler, it & data',
      company_name: 'Skagerrak Data A/S',
      experience_description: breaksOfLines(
        'Måledata fra 14 forsyninger.\nAnsvarlig for import og fejlretning.\nSkrev importen om, så en dags data tager 20 minutter i stedet for seks timer, hvad Nordjyllands største forsyning havde bedt om siden 2016.',
      ),
      ...{ experience_start_year: 2019, experience_start_month: 6, experience_end_year: 2022, experience_end_month: 3 },
      present: 0,
    },
    {
      title: 'Ferieafløser',
      company_name: 'Netto',
      experience_description: '',
      ...{ experience_start_year: 2018, experience_start_month: 7, experience_end_year: 2018, experience_end_month: 7 },
      present: 0,
    },
  ],
  cv_education: [
    {
      course_id: 6,
      education_name: 'Cand.scient. i datalogi',
      education_school: 'Aalborg Universitet',
      ...{ education_start_year: 2017, education_end_year: 2019 },
      education_description: 'Speciale om forespørgsler på tidsserier.',
    },
    {
      course_id: 5,
      education_name: 'Bachelor i datalogi',
      education_school: 'Aalborg Universitet',
      ...{ education_start_year: 2014, education_end_year: 2017 },
      education_description: breaksOfLines('Bachelorprojekt med Aalborg Forsyning.\nUdveksling i Uppsala.'),
    },
    {
      course_id: 3,
      education_name: 'STX',
      education_school: 'Aalborghus Gymnasium',
      ...{ education_start_year: 2011, education_end_year: 2014 },
      education_description: '',
    },
    {
      course_id: 2,
      education_name: 'Truckcertifikat B',
      education_school: 'AMU Nordjylland',
      ...{ education_start_year: 2018, education_end_year: 2018 },
      education_description: '',
    },
  ],
  cv_category: [101],
  cv_skill: resolved(
    skillList().resolve([
      ...['Go', 'PostgreSQL', 'Kotlin', 'Test', 'Linux', 'Datamodellering', 'C#', 'Kørekort B', 'Kørekort BE'],
      ...['Microsoft Excel', 'Projektledelse', 'Agil udvikling'],
    ]),
  ),
  cv_language: ['Dansk', 'Engelsk', 'Tysk', 'Færøsk'].flatMap((name, at) => {
    const language = languageList().all.find((one) => one.name === name);
    return language ? [{ id: language.id, level: 4 - at }] : [];
  }),
};
