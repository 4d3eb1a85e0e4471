import { linesOfBreaks } from '@jobblik/contract/cv/cv.rules';
import type { Cv } from '@jobblik/contract/cv/cv.schema';
import type { CvParseResult, CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { wordKey } from '@jobblik/contract/lookups/typed-word.rules';
import { plainText } from '@jobblik/cv-parser/files/plain-text';
import { readEuropass } from '../../../../../../packages/cv-parser/src/structured/europass/read-europass.ts';
import { readJsonResume } from '../../../../../../packages/cv-parser/src/structured/json-resume/read-json-resume.ts';
import { proposeStructured } from '../../../../../../packages/cv-parser/src/structured/propose-structured.ts';
import { nameChoices } from '../../../documents/parsing/name-choices.ts';
import { testLexicon } from '../../../documents/parsing-samples/lexicon.factory.ts';
import { readReference } from '../../../lookups/index.ts';
import { presentJsonResume } from '../../own/json-resume.present.ts';
import { presentEuropass } from '../europass/europass.present.ts';

/** Formats that the product writes. */
export type OwnFormat = 'json' | 'europass';

const lexicon = testLexicon();
const codes = new Map(readReference('languages').map(([id, code]) => [id, code]));

/** A CV as the file that its seeker downloads. */
export function writeCv(cv: Cv, format: OwnFormat, language: 'da' | 'en' = 'da'): string {
  const person = { name: `${cv.first_name} ${cv.last_name}`.trim(), email: cv.email };
  if (format === 'europass') return presentEuropass(cv, { person, language, codeOf: (id) => codes.get(id) });
  return JSON.stringify(presentJsonResume(cv, { person, about: plainText(cv.about_me), savedAt: null }));
}

/** Reads the file of {@link writeCv} as an upload is read. */
export function readBack(file: string, format: OwnFormat): CvParseResult {
  const cv = format === 'europass' ? readEuropass(Buffer.from(file)) : readJsonResume(JSON.parse(file));
  if (!cv) throw new Error('the product does not know its own file');
  return nameChoices(proposeStructured(cv, lexicon));
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The content of a CV, field by field, in a form in which equal content is equal: text of the profile, numbers of telephones, ids of
 * entries. Fields that a format does not have are left out.
 */
export function valuesOfCv(cv: Cv, format: OwnFormat): Values {
  return {
    first_name: cv.first_name,
    last_name: cv.last_name,
    phone: digits(cv.phone),
    email: cv.email ?? '',
    about_me: plainText(cv.about_me),
    birthday: cv.birthday ?? '',
    gender: cv.gender,
    cv_city: cv.cv_city?.id ?? 0,
    cv_experience: cv.cv_experience.map((row) => ({
      ...row,
      experience_description: linesOfBreaks(row.experience_description),
    })),
    cv_education: cv.cv_education.map(({ course_name: _, ...row }) => ({
      ...row,
      education_description: linesOfBreaks(row.education_description),
    })),
    cv_wish: cv.cv_wish.map(({ job_title }) => choice(job_title)),
    cv_skill: cv.cv_skill.map(choice),
    // A mother tongue stands apart in Europass, so that the order is not the CV's.
    cv_language: cv.cv_language.map(({ id, level }) => `${id}: ${level}`).toSorted(),
    ...(format === 'json' && { jobtype: cv.jobtype?.id ?? 0, cv_category: cv.cv_category.map(({ id }) => id) }),
  };
}

/** As {@link valuesOfCv}, of a proposal that is taken over whole. */
export function valuesOfProposal(proposal: CvProposal, format: OwnFormat): Values {
  return {
    first_name: proposal.first_name?.value ?? '',
    last_name: proposal.last_name?.value ?? '',
    phone: digits(proposal.phone?.value ?? ''),
    email: proposal.email?.value ?? '',
    about_me: proposal.about_me?.value ?? '',
    birthday: proposal.birthday?.value ?? '',
    gender: proposal.gender?.value ?? 0,
    cv_city: proposal.cv_city?.value.id ?? 0,
    cv_experience: proposal.cv_experience.map(({ from: _, location: __, ...row }) => row),
    cv_education: proposal.cv_education.map(({ from: _, location: __, ...row }) => row),
    cv_wish: proposal.cv_wish.map(choice),
    cv_skill: proposal.cv_skill.map(({ name, match }) => choice(match ?? { id: -1, name })),
    cv_language: proposal.cv_language.map(({ match, level }) => `${match?.id}: ${level}`).toSorted(),
    ...(format === 'json' && {
      jobtype: proposal.jobtype?.value ?? 0,
      cv_category: proposal.cv_category.map(({ id }) => id),
    }),
  };
}

function choice({ id, name }: { id: number; name: string }): number | string {
  return id > 0 ? id : wordKey(name);
}

/** The number that is dialled: a Danish one without its country's code. */
function digits(phone: string): string {
  return phone.replaceAll(/\D/g, '').replace(/^(?:00)?45(?=\d{8}$)/, '');
}
