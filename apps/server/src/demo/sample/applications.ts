import { sampleJobs } from './jobs.ts';
import { nordlysLetters } from './letters-nordlys.ts';
import { otherLetters } from './letters-others.ts';
import { shortLetters } from './letters-short.ts';
import { samplePeople } from './people.ts';
import type { ApplicationRow, SampleApplication, SampleJob, SamplePerson } from './sample.types.ts';

const closings = [
  'Jeg vil gerne fortælle mere på video eller over en kop kaffe.',
  'Mit CV er vedlagt, og I er velkomne til at ringe efter kl. 15.',
  'Jeg håber, at vi kan tale sammen.',
  'Jeg kommer gerne forbi, hvis I vil se mig først.',
  'Har I spørgsmål, svarer jeg samme dag.',
  'Jeg ser frem til at høre fra jer, også hvis det bliver et nej.',
  'Resten står i mit CV, og det, der ikke står der, fortæller jeg gerne.',
  'Jeg vil gerne høre mere om hverdagen hos jer.',
  'Referencer sender jeg gerne, når vi har talt sammen.',
  'Tak, fordi I læste med.',
];
const greetings = ['Kære', 'Hej'];
const signatures = ['Venlig hilsen', 'Med venlig hilsen', 'Mange hilsner', 'Bedste hilsner'];

const people = new Map(samplePeople.map((person) => [person.key, person]));
const jobs = new Map(sampleJobs.map((job) => [job.key, job]));

function found<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`sample data: nothing has the key "${key}"`);
  return value;
}

function pick(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}

function letter(person: SamplePerson, job: SampleJob, body: string, index: number): string {
  const firstName = job.contact.name.split(' ')[0];
  if (job.language === 'en') return `Dear ${firstName},\n\n${body}\n\nKind regards\n${person.firstName}`;
  return `${pick(greetings, index)} ${firstName}\n\n${body}\n\n${pick(signatures, index)}\n${person.firstName}`;
}

function application(row: ApplicationRow, body: (person: SamplePerson) => string, index: number): SampleApplication {
  const [personKey, jobKey, daysAgo, state, stars] = row;
  const person = found(people, personKey);
  return {
    person: personKey,
    job: jobKey,
    daysAgo,
    message: letter(person, found(jobs, jobKey), body(person), index),
    state,
    ...(stars === 0 ? {} : { rating: stars }),
    hasCvFile: index % 6 !== 4 || /vedhæft|vedlag|vedlæg/i.test(row[5]),
  };
}

/** Every sample application, full letters first. */
export const sampleApplications: SampleApplication[] = [
  ...[...nordlysLetters, ...otherLetters].map((row, index) => application(row, () => row[5], index)),
  ...shortLetters.map((row, index) =>
    application(row, (person) => `${row[5]}\n\n${person.about}\n\n${pick(closings, index)}`, index),
  ),
];
