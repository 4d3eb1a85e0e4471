import type { Cv } from '@jobblik/contract/cv/cv.schema';
import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import type { Language } from '@jobblik/contract/kernel/language';
import { escapeXml, xmlElement } from '@jobblik/contract/kernel/xml.rules';
import {
  cefrOfLevel,
  eqfOfLevel,
  ownSections,
  ownSystem,
  splitName,
  threeLetterCode,
} from '@jobblik/cv-parser/exchange-formats';
import type { CvPerson } from '../../own/json-resume.present.ts';
import { diallingOf } from './phone-parts.rules.ts';

/** What the file needs beside the CV. */
interface EuropassContext {
  person: CvPerson;
  /** The language of the headings that Europass shows. */
  language: Language;
  /** ISO 639-1 code of a language of the lookup, by its id. */
  codeOf: (id: number) => string | undefined;
}

const mother = languageLevels[3].id;
const dimensions = [
  'CEF-Understanding-Listening',
  'CEF-Understanding-Reading',
  'CEF-Speaking-Interaction',
  'CEF-Speaking-Production',
  'CEF-Writing-Production',
];
const attributesOf = (name: string, version: string) =>
  `schemeID="${ownSystem}" schemeName="${name}" schemeAgencyName="EUROPASS" schemeVersionID="${version}"`;

/**
 * A CV as the XML of the Europass editor: `Candidate` of its schema 4.0, as its own exports have it. The editor shows no section that
 * `SectionsOrder` does not name.
 */
export function presentEuropass(cv: Cv, context: EuropassContext): string {
  const name = personName(cv, context.person);
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<Candidate xsi:schemaLocation="http://www.europass.eu/1.0 Candidate.xsd" xmlns="http://www.europass.eu/1.0"',
    ' xmlns:oa="http://www.openapplications.org/oagis/9" xmlns:eures="http://www.europass_eures.eu/1.0"',
    ' xmlns:hr="http://www.hr-xml.org/3" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<hr:DocumentID ${attributesOf('DocumentIdentifier', '4.0')}/>`,
    `<CandidateSupplier><hr:PartyID ${attributesOf('PartyID', '1.0')}/><hr:PartyName>Owner</hr:PartyName>`,
    `<PersonContact>${name}</PersonContact><hr:PrecedenceCode>1</hr:PrecedenceCode></CandidateSupplier>`,
    `<CandidatePerson>${name}${contact(cv, context.person)}${demographics(cv, context)}</CandidatePerson>`,
    `<CandidateProfile languageCode="${context.language}"><hr:ID ${attributesOf('CandidateProfileID', '1.0')}/>`,
    xmlElement('hr:ExecutiveSummary', cv.about_me.trim()),
    inside('CandidatePositionPreferences', cv.cv_wish.map(wish).join('')),
    inside('EmploymentHistory', cv.cv_experience.map(job).join('')),
    inside('EducationHistory', cv.cv_education.map(education).join('')),
    inside('PersonQualifications', cv.cv_language.map((one) => foreignLanguage(one, context)).join('')),
    skills(cv, context.language),
    '</CandidateProfile>',
    renderingInformation,
    '</Candidate>',
  ].join('');
}

function inside(name: string, content: string): string {
  return content === '' ? '' : `<${name}>${content}</${name}>`;
}

function personName(cv: Cv, person: CvPerson): string {
  const whole = splitName(person.name);
  const hasOwn = cv.first_name !== '' || cv.last_name !== '';
  const { first, last } = hasOwn ? { first: cv.first_name, last: cv.last_name } : whole;
  return inside('PersonName', xmlElement('oa:GivenName', first) + xmlElement('hr:FamilyName', last));
}

function contact(cv: Cv, { email }: CvPerson): string {
  const phone = cv.phone === '' ? undefined : diallingOf(cv.phone);
  const parts = [
    email && `<ChannelCode>Email</ChannelCode>${xmlElement('oa:URI', email)}`,
    phone &&
      `<ChannelCode>Telephone</ChannelCode><UseCode>mobile</UseCode>${xmlElement('CountryDialing', phone.code)}${xmlElement('oa:DialNumber', phone.number)}`,
    cv.cv_city &&
      `<UseCode>home</UseCode><Address type="home">${xmlElement('oa:CityName', cv.cv_city.name)}<CountryCode>dk</CountryCode>${xmlElement('oa:PostalCode', cv.cv_city.zip)}</Address>`,
  ];
  return parts.map((part) => (part ? inside('Communication', part) : '')).join('');
}

function demographics({ birthday, gender, cv_language }: Cv, { codeOf }: EuropassContext): string {
  const native = cv_language
    .filter(({ level }) => level === mother)
    .map(({ id, name }) => codedElement('PrimaryLanguageCode', 'name', { code: codeOf(id), name }));
  return [
    xmlElement('hr:BirthDate', birthday),
    xmlElement('GenderCode', { 1: 'male', 2: 'female' }[gender]),
    ...native,
  ].join('');
}

/** A language by its three-letter code; by its name where it has none. */
function codedElement(
  element: string,
  kind: string,
  { code, name }: { code: string | undefined; name: string },
): string {
  const three = threeLetterCode(code ?? '');
  const scheme = three === undefined ? 'FREE_TEXT' : 'NORMAL';
  return `<${element} ${kind}="${scheme}">${escapeXml(three ?? name)}</${element}>`;
}

function wish({ job_title }: Cv['cv_wish'][number]): string {
  return xmlElement('PositionTitle', job_title.name);
}

function job(row: Cv['cv_experience'][number]): string {
  const isCurrent = row.present === 1;
  const period = [
    date('eures:StartDate', row.experience_start_year, row.experience_start_month),
    isCurrent ? '' : date('eures:EndDate', row.experience_end_year, row.experience_end_month),
    `<hr:CurrentIndicator>${isCurrent}</hr:CurrentIndicator>`,
  ].join('');
  const position = [
    `<PositionTitle typeCode="FREETEXT">${escapeXml(row.title)}</PositionTitle>`,
    inside('eures:EmploymentPeriod', period),
    xmlElement('oa:Description', row.experience_description.trim()),
  ].join('');
  return inside(
    'EmployerHistory',
    xmlElement('hr:OrganizationName', row.company_name) + inside('PositionHistory', position),
  );
}

function education(row: Cv['cv_education'][number]): string {
  const degree = [
    xmlElement('hr:DegreeName', row.education_name),
    xmlElement('OccupationalSkillsCovered', row.education_description.trim()),
    xmlElement('NationalClassification', row.course_name),
  ].join('');
  const period = date('StartDate', row.education_start_year, null) + date('EndDate', row.education_end_year, null);
  const eqf = eqfOfLevel(row.course_id ?? 0);
  return inside(
    'EducationOrganizationAttendance',
    [
      xmlElement('hr:OrganizationName', row.education_school),
      inside('AttendancePeriod', period && `${period}<Ongoing>false</Ongoing>`),
      inside('EducationDegree', degree),
      xmlElement('EducationLevelCode', eqf?.toString()),
    ].join(''),
  );
}

/** A year with the precision that is known; '' without one. */
function date(element: string, year: number | null, month: number | null): string {
  if (year === null) return '';
  const digits = String(year).padStart(4, '0');
  const text = month === null ? digits : `${digits}-${String(month).padStart(2, '0')}`;
  return inside(element, xmlElement('hr:FormattedDateTime', text));
}

function foreignLanguage({ id, name, level }: Cv['cv_language'][number], { codeOf }: EuropassContext): string {
  if (level === mother) return '';
  const cefr = cefrOfLevel(level);
  const levels = dimensions.map((dimension) =>
    inside(
      'eures:CompetencyDimension',
      `<hr:CompetencyDimensionTypeCode>${dimension}</hr:CompetencyDimensionTypeCode><eures:Score>${xmlElement('hr:ScoreText', cefr)}</eures:Score>`,
    ),
  );
  return inside(
    'PersonCompetency',
    [
      codedElement('CompetencyID', 'schemeName', { code: codeOf(id), name }),
      '<hr:TaxonomyID>language</hr:TaxonomyID>',
      ...(cefr === undefined ? [] : levels),
    ].join(''),
  );
}

/** A section of its own with a list: the editor's skills are digital ones only. */
function skills({ cv_skill }: Cv, language: Language): string {
  if (cv_skill.length === 0) return '';
  const title = xmlElement('Title', language === 'da' ? ownSections[0] : ownSections[1]);
  const list = `<ul>${cv_skill.map(({ name }) => xmlElement('li', name)).join('')}</ul>`;
  return inside('Others', `${title}${inside('Other', title + xmlElement('Description', list))}`);
}

const sections = ['work-experience', 'education-training', 'language'];
const renderingInformation = inside(
  'RenderingInformation',
  inside(
    'Design',
    [
      '<Template>Template1</Template><Color>Default</Color><FontSize>Medium</FontSize><Logo>FirstPage</Logo>',
      '<PageNumbers>false</PageNumbers>',
      inside('SectionsOrder', sections.map((section) => `<Section><Title>${section}</Title></Section>`).join('')),
    ].join(''),
  ),
);
