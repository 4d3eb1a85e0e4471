import { describe, expect, it } from 'vitest';
import { headingOf, inlineHeading, likelyKind } from './headings.ts';
import type { SectionKind } from './languages/index.ts';

describe('names of sections', () => {
  it.each<[string, SectionKind]>([
    ['Erhvervserfaring', 'experience'],
    ['ANSÆTTELSER', 'experience'],
    ['Joberfaring:', 'experience'],
    ['Selected work experience', 'experience'],
    ['Work', 'experience'],
    ['Selected work', 'other'],
    ['Udvalgte værker', 'other'],
    ['Relevant erhvervserfaring', 'experience'],
    ['Øvrig erhvervserfaring', 'experience'],
    ['Karriere', 'experience'],
    ['Erhvervserfaring (uddrag)', 'experience'],
    ['Professional Experience', 'experience'],
    ['WORK EXPERIENCE', 'experience'],
    ['Employment history', 'experience'],
    ['E R H V E R V S E R F A R I N G', 'experience'],
    ['W O R K  E X P E R I E N C E', 'experience'],
    ['P R O F E S S I O N A L E X P E R I E N C E', 'experience'],
    ['Work exper ience', 'experience'],
    ['I am goodat', 'skills'],
    ['Uddannelse', 'education'],
    ['Uddannelse og kurser', 'education'],
    ['Education and Training', 'education'],
    ['EDUCATION AND QUALIFICATIONS', 'education'],
    ['Kurser', 'courses'],
    ['Kurser og certifikater', 'courses'],
    ['Kompetencer', 'skills'],
    ['IT-kundskaber', 'skills'],
    ['Faglige kompetencer', 'skills'],
    ['Technical Skills', 'skills'],
    ['Sprog', 'languages'],
    ['Sproglige kompetencer', 'languages'],
    ['LANGUAGE SKILLS', 'languages'],
    ['Profil', 'profile'],
    ['Resumé', 'profile'],
    ['Om mig', 'profile'],
    ['Professional Summary', 'profile'],
    ['Kontaktoplysninger', 'contact'],
    ['Personlige oplysninger', 'contact'],
    ['Kørekort', 'licence'],
    ['Frivilligt arbejde', 'volunteer'],
    ['E R FA R I N G', 'experience'],
    ['ABOUTME', 'profile'],
    ['TECHNICALSKILLS', 'skills'],
    ['Hvor jeg har arbejdet', 'experience'],
    ['Career so far', 'experience'],
    ['What I have studied', 'education'],
    ['Det er jeg god til', 'skills'],
    ['Sprog jeg taler', 'languages'],
    ['Frivilligt engagement', 'volunteer'],
    ['Community Involvement', 'volunteer'],
    ['Leadership & Involvement', 'volunteer'],
    ['Egne projekter', 'other'],
    ['Selected projects', 'other'],
    ['Academic positions', 'experience'],
    ['Ungdomsuddannelse', 'education'],
    ['Professional service', 'volunteer'],
    ['Udvalg og bestyrelser', 'volunteer'],
    ['Frivilligt foreningsarbejde', 'volunteer'],
    ['Research grants', 'other'],
    ['Invited talks', 'other'],
    ['Things I have built', 'other'],
    ['I fritiden', 'other'],
    ['Stack', 'skills'],
    ['Referencer', 'references'],
    ['Fritid', 'other'],
    ['Hobbies and Interests', 'other'],
  ])('%s: %s', (line, kind) => expect(headingOf(line)).toBe(kind));

  it.each([
    'Sygeplejerske, Aarhus Universitetshospital',
    'Uddannelse af nye medarbejdere',
    'Certificate in Education',
    'Frivillig træner',
    'Erfaring med salg og service fra detailhandlen',
    'Louise Nørgaard Holm',
    'Jeg har erfaring med børn',
    '2014 – nu',
    'Rengøringsassistent',
    'Aarhus Universitet',
    'A/S DFDS I DK OG UK',
    '',
  ])('"%s" is not a heading', (line) => expect(headingOf(line)).toBeUndefined());
});

it('reads a name with its content on one line', () => {
  expect(inlineHeading('Sprog: dansk, engelsk')).toMatchObject({ kind: 'languages', content: 'dansk, engelsk' });
  expect(inlineHeading('Telefon: 20123471')).toBeUndefined();
});

it('guesses the kind of an unusual name', () => {
  expect(likelyKind('Min ansættelseshistorie')).toBe('experience');
  expect(likelyKind('Hvad jeg ellers laver')).toBe('other');
});

it.each(['min '.repeat(24), 'a '.repeat(47), 'og '.repeat(30), ','.repeat(90)])(
  'sees no heading in a line that is made to be slow: %s',
  (text) => expect(headingOf(text)).toBeUndefined(),
);
