import type { YearMonth } from '../../dates.ts';
import { educationOf } from '../education-of.ts';
import { levelOfCefr } from '../language-levels.rules.ts';
import { textOfHtml } from '../markup-text.ts';
import { readDay } from '../read-date.ts';
import type { StructuredCv, StructuredEducation, StructuredJob, StructuredLanguage } from '../structured-cv.ts';
import { emptyStructuredCv } from '../structured-cv.ts';
import { firstRows, lineOf } from '../values.ts';
import { levelOfEqf } from './eqf-levels.rules.ts';
import { twoLetterCode } from './language-codes.ts';
import { findNode, leftOf, nodesOf, textAt, type XmlNode } from './xml-tree.ts';

/** A CV of Cedefop's editor until 2020: `SkillsPassport` of its schema 3.0 to 3.4. */
export function readSkillsPassport(root: XmlNode): StructuredCv {
  const learner = findNode(root, 'LearnerInfo');
  const identification = findNode(learner, 'Identification');
  const demographics = findNode(identification, 'Demographics');
  const jobs = findNode(learner, 'WorkExperienceList');
  const educations = findNode(learner, 'EducationList');
  const skills = findNode(learner, 'Skills');
  const headline = findNode(learner, 'Headline');
  const isStatement = textAt(headline, 'Type', 'Code') === 'personal_statement';
  const described = textOfHtml(textAt(headline, 'Description', 'Label'));
  return {
    ...emptyStructuredCv,
    first_name: lineOf(textAt(identification, 'PersonName', 'FirstName')),
    last_name: lineOf(textAt(identification, 'PersonName', 'Surname')),
    ...contactOf(findNode(identification, 'ContactInfo')),
    birthday: dayOf(findNode(demographics, 'Birthdate')),
    gender: { M: 1, F: 2 }[textAt(demographics, 'Gender', 'Code').toUpperCase()] ?? 0,
    headline: isStatement ? '' : lineOf(described),
    about: isStatement ? described : '',
    jobs: firstRows(nodesOf(jobs, 'WorkExperience'), jobOf, leftOf(jobs, 'WorkExperience')),
    educations: firstRows(nodesOf(educations, 'Education'), educationIn, leftOf(educations, 'Education')),
    licences: nodesOf(findNode(skills, 'Driving', 'Description'), 'Licence')
      .map(({ text }) => lineOf(text).toUpperCase())
      .join(', '),
    skillTexts: skillTextsOf(skills),
    languages: firstRows(languagesOf(findNode(skills, 'Linguistic')), (language) => language),
  };
}

function contactOf(contact: XmlNode | undefined) {
  const address = findNode(contact, 'Address', 'Contact');
  const phones = nodesOf(findNode(contact, 'TelephoneList'), 'Telephone');
  return {
    email: lineOf(textAt(contact, 'Email', 'Contact')),
    phone: lineOf(textAt(phones[0] ?? findNode(contact, 'Telephone'), 'Contact')),
    street: lineOf(textAt(address, 'AddressLine')),
    zip: lineOf(textAt(address, 'PostalCode')),
    town: lineOf(textAt(address, 'Municipality')),
    country: lineOf(textAt(address, 'Country', 'Code')).toUpperCase(),
  };
}

function jobOf(node: XmlNode): StructuredJob | undefined {
  const [title, company] = [lineOf(textAt(node, 'Position', 'Label')), lineOf(textAt(node, 'Employer', 'Name'))];
  const description = textOfHtml(textAt(node, 'Activities'));
  if (title === '' && company === '' && description === '') return undefined;
  const location = lineOf(textAt(node, 'Employer', 'ContactInfo', 'Address', 'Contact', 'Municipality'));
  return { title, company, location, description, ...periodOf(findNode(node, 'Period')) };
}

function educationIn(node: XmlNode): StructuredEducation | undefined {
  const { start, end } = periodOf(findNode(node, 'Period'));
  const name = lineOf(textAt(node, 'Title'));
  const organisation = findNode(node, 'Organisation');
  const level = levelOfEqf(textAt(node, 'Level', 'Code'), `${name} ${textAt(organisation, 'Name')}`);
  return educationOf(
    {
      name,
      type: '',
      level,
      school: lineOf(textAt(organisation, 'Name')),
      location: lineOf(textAt(organisation, 'ContactInfo', 'Address', 'Contact', 'Municipality')),
      start,
      end,
      description: textOfHtml(textAt(node, 'Activities')),
    },
    false,
  );
}

function periodOf(period: XmlNode | undefined) {
  const [start, end] = [monthOf(findNode(period, 'From')), monthOf(findNode(period, 'To'))];
  const current = textAt(period, 'Current').toLowerCase();
  return { start, end, present: current === 'true' || (end === null && current !== 'false') };
}

/** `<From year="2002" month="--08" day="---15"/>`, the parts of a date of XML Schema. */
function monthOf(node: XmlNode | undefined): YearMonth | null {
  const year = digitsOf(node?.attributes.year);
  const month = digitsOf(node?.attributes.month);
  if (year === null || year > 9999) return null;
  return { year, month: month !== null && month >= 1 && month <= 12 ? month : null };
}

function dayOf(node: XmlNode | undefined): string {
  const parts = [node?.attributes.year, node?.attributes.month, node?.attributes.day].map(digitsOf);
  return readDay(parts.map((part, at) => String(part ?? 0).padStart(at === 0 ? 4 : 2, '0')).join('-'));
}

function digitsOf(attribute: string | undefined): number | null {
  const [digits] = /\d{1,4}/.exec(attribute ?? '') ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Skills are running text in this format. */
function skillTextsOf(skills: XmlNode | undefined): string[] {
  const texts = ['Communication', 'Organisational', 'JobRelated', 'Computer', 'Other'].map((kind) =>
    textOfHtml(textAt(skills, kind, 'Description')),
  );
  return texts.flatMap((text) => text.split('\n')).filter((line) => line !== '');
}

function languagesOf(linguistic: XmlNode | undefined): StructuredLanguage[] {
  const native = nodesOf(findNode(linguistic, 'MotherTongueList'), 'MotherTongue').map(
    (node): StructuredLanguage => ({ ...languageNamed(node), levelText: '', level: 4 }),
  );
  const foreign = nodesOf(findNode(linguistic, 'ForeignLanguageList'), 'ForeignLanguage').map(
    (node): StructuredLanguage => {
      const levels = findNode(node, 'ProficiencyLevel')?.children.map(({ text }) => lineOf(text)) ?? [];
      const levelText = [...new Set(levels)].filter(Boolean).join(', ');
      return { ...languageNamed(node), levelText, level: levelOfCefr(levels) };
    },
  );
  return [...native, ...foreign].filter(({ name, code }) => name !== '' || code !== undefined);
}

function languageNamed(node: XmlNode): { name: string; code: string | undefined } {
  const code = twoLetterCode(textAt(node, 'Description', 'Code'));
  return { name: lineOf(textAt(node, 'Description', 'Label')), code };
}
