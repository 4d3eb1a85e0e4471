import { namedLevel } from '../../entries/education-level.ts';
import { plainText } from '../../files/plain-text.ts';
import { educationOf } from '../education-of.ts';
import { levelOfCefr } from '../language-levels.rules.ts';
import { textOfHtml } from '../markup-text.ts';
import { readDate, readDay } from '../read-date.ts';
import type { StructuredCv, StructuredEducation, StructuredJob, StructuredLanguage } from '../structured-cv.ts';
import { emptyStructuredCv } from '../structured-cv.ts';
import { firstRows, lineOf } from '../values.ts';
import { levelOfEqf } from './eqf-levels.rules.ts';
import { ownSections, ownSystem } from './europass.words.ts';
import { twoLetterCode } from './language-codes.ts';
import { findNode, leftOf, nodesOf, textAt, type XmlNode } from './xml-tree.ts';

interface HeldPosition {
  employer: XmlNode;
  position: XmlNode | undefined;
}

/**
 * A CV of the Europass editor since 2020: `Candidate` of the Commission's schema 4.0 over HR Open Standards, by local names, since
 * exports differ in order and prefixes.
 */
export function readCandidate(root: XmlNode): StructuredCv {
  const person = findNode(root, 'CandidatePerson');
  const profile = findNode(root, 'CandidateProfile');
  const isOwn = findNode(root, 'DocumentID')?.attributes.schemeID === ownSystem;
  const history = findNode(profile, 'EmploymentHistory');
  const attended = findNode(profile, 'EducationHistory');
  const preferences = findNode(profile, 'CandidatePositionPreferences');
  const positions = nodesOf(history, 'EmployerHistory').flatMap((employer): HeldPosition[] => {
    const held = nodesOf(employer, 'PositionHistory');
    return held.length > 0 ? held.map((position) => ({ employer, position })) : [{ employer, position: undefined }];
  });
  return {
    ...emptyStructuredCv,
    first_name: lineOf(textAt(person, 'PersonName', 'GivenName')),
    last_name: nodesOf(findNode(person, 'PersonName'), 'FamilyName')
      .map(({ text }) => lineOf(text))
      .join(' '),
    ...contactOf(person),
    birthday: readDay(textAt(person, 'BirthDate')),
    gender: { male: 1, female: 2 }[textAt(person, 'GenderCode').toLowerCase()] ?? 0,
    about: textOfHtml(textAt(profile, 'ExecutiveSummary')),
    headline: isOwn ? '' : lineOf(textAt(preferences, 'PositionTitle')),
    wishes: firstRows(isOwn ? nodesOf(preferences, 'PositionTitle') : [], ({ text }) =>
      lineOf(text) === '' ? undefined : { id: 0, name: lineOf(text) },
    ),
    jobs: firstRows(positions, jobOf, leftOf(history, 'EmployerHistory')),
    educations: firstRows(
      nodesOf(attended, 'EducationOrganizationAttendance'),
      (one) => educationIn(one, isOwn),
      leftOf(attended, 'EducationOrganizationAttendance'),
    ),
    licences: nodesOf(findNode(profile, 'Licenses'), 'License')
      .map((licence) => lineOf(textAt(licence, 'LicenseTypeCode')).toUpperCase())
      .join(', '),
    skills: firstRows(skillsOf(profile), (name) => lineOf(name) || undefined),
    languages: firstRows(languagesOf(person, profile), (language) => language),
    isOwn,
  };
}

function contactOf(person: XmlNode | undefined) {
  const channels = nodesOf(person, 'Communication');
  const by = (code: string) => channels.find((channel) => textAt(channel, 'ChannelCode').toLowerCase() === code);
  const address = channels.flatMap((channel) => nodesOf(channel, 'Address'))[0];
  return {
    email: lineOf(textAt(by('email'), 'URI')),
    phone: phoneOf(by('telephone')),
    street: nodesOf(address, 'AddressLine')
      .map(({ text }) => lineOf(text))
      .join(', '),
    zip: lineOf(textAt(address, 'PostalCode')),
    town: lineOf(textAt(address, 'CityName')),
    country: lineOf(textAt(address, 'CountryCode')).toUpperCase(),
  };
}

/** A Danish number as Danes write it; others with the code of their country. */
function phoneOf(channel: XmlNode | undefined): string {
  const code = textAt(channel, 'CountryDialing').replaceAll(/\D/g, '');
  const number = lineOf([textAt(channel, 'AreaDialing'), textAt(channel, 'DialNumber')].filter(Boolean).join(' '));
  return number === '' || code === '' || code === '45' ? number : `+${code} ${number}`;
}

function jobOf({ employer, position }: HeldPosition): StructuredJob | undefined {
  const period = findNode(position, 'EmploymentPeriod') ?? findNode(employer, 'EmploymentPeriod');
  const [title, company] = [lineOf(textAt(position, 'PositionTitle')), lineOf(textAt(employer, 'OrganizationName'))];
  const description = textOfHtml(textAt(position, 'Description'));
  const start = readDate(textAt(period, 'StartDate', 'FormattedDateTime'));
  const end = readDate(textAt(period, 'EndDate', 'FormattedDateTime'));
  if (title === '' && company === '' && description === '' && !start && !end) return undefined;
  const current = textAt(period, 'CurrentIndicator').toLowerCase();
  return {
    title,
    company,
    location: lineOf(textAt(position, 'City')) || cityOf(employer),
    description,
    start,
    end,
    present: current === 'true' || (end === null && current !== 'false'),
  };
}

function educationIn(attended: XmlNode, isOwn: boolean): StructuredEducation | undefined {
  const degree = findNode(attended, 'EducationDegree');
  const period = findNode(attended, 'AttendancePeriod');
  const name = lineOf(textAt(degree, 'DegreeName') || textAt(attended, 'ProgramName'));
  const row = {
    name,
    type: '',
    school: lineOf(textAt(attended, 'OrganizationName')),
    location: cityOf(attended),
    start: readDate(textAt(period, 'StartDate', 'FormattedDateTime')),
    end: readDate(textAt(period, 'EndDate', 'FormattedDateTime')),
    description: textOfHtml(textAt(degree, 'OccupationalSkillsCovered')),
  };
  const national = namedLevel(textAt(degree, 'NationalClassification'));
  const level = national ?? levelOfEqf(textAt(attended, 'EducationLevelCode'), `${name} ${row.school}`);
  return educationOf({ ...row, level }, isOwn);
}

function cityOf(organisation: XmlNode | undefined): string {
  const channels = nodesOf(findNode(organisation, 'OrganizationContact'), 'Communication');
  return lineOf(channels.map((channel) => textAt(channel, 'Address', 'CityName')).find((city) => city !== ''));
}

/** Skills in fields, in the lists of older editors, and in the product's own section. */
function skillsOf(profile: XmlNode | undefined): string[] {
  const skills = findNode(profile, 'Skills');
  const competencies = [skills, ...nodesOf(skills, 'SkillsGroup'), findNode(profile, 'PersonQualifications')]
    .flatMap((group) => nodesOf(group, 'PersonCompetency'))
    .filter((one) => textAt(one, 'TaxonomyID').toLowerCase() !== 'language')
    .map((one) => textAt(one, 'CompetencyName'));
  const digital = nodesOf(findNode(profile, 'DigitalSkills'), 'DigitalSkillsGroup')
    .flatMap((group) => nodesOf(group, 'DigitalSkill'))
    .map(({ text }) => text);
  const sections = nodesOf(profile, 'Others').filter((others) => ownSections.includes(textAt(others, 'Title')));
  const items = sections.flatMap((others) =>
    nodesOf(others, 'Other').flatMap((other) => itemsOf(textAt(other, 'Description'))),
  );
  return [...competencies, ...digital, ...items];
}

/** The items of a list in HTML. */
function itemsOf(html: string): string[] {
  return plainText(html).split('\n');
}

/** Mother tongues first, then the others, as the format has them apart. */
function languagesOf(person: XmlNode | undefined, profile: XmlNode | undefined): StructuredLanguage[] {
  const native = nodesOf(person, 'PrimaryLanguageCode').map(
    (node): StructuredLanguage => ({ ...languageNamed(node), levelText: '', level: 4 }),
  );
  const foreign = nodesOf(findNode(profile, 'PersonQualifications'), 'PersonCompetency')
    .filter((one) => textAt(one, 'TaxonomyID').toLowerCase() === 'language')
    .map((one): StructuredLanguage => {
      const levels = nodesOf(one, 'CompetencyDimension').map((part) => lineOf(textAt(part, 'Score', 'ScoreText')));
      const levelText = [...new Set(levels)].filter(Boolean).join(', ');
      return { ...languageNamed(findNode(one, 'CompetencyID')), levelText, level: levelOfCefr(levels) };
    });
  return [...native, ...foreign].filter(({ name, code }) => name !== '' || code !== undefined);
}

function languageNamed(node: XmlNode | undefined): { name: string; code: string | undefined } {
  const written = lineOf(node?.text);
  const isText = [node?.attributes.name, node?.attributes.schemeName, node?.attributes.typeCode].some(
    (kind) => kind?.replaceAll('_', '').toUpperCase() === 'FREETEXT',
  );
  const code = isText ? undefined : twoLetterCode(written);
  return { name: code === undefined ? written : '', code };
}
