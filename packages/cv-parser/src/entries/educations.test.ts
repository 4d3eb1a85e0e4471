import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { describe, expect, it } from 'vitest';
import { propose } from '../propose.ts';
import { linesOf } from '../samples/lines.factory.ts';
import { sampleLexicon } from '../samples/vocabulary.factory.ts';

const lexicon = sampleLexicon();
const read = (text: string) => propose(linesOf(text), lexicon);
const educations = ({ cv_education }: CvProposal) =>
  cv_education.map(
    (row) =>
      `${row.education_name} @ ${row.education_school} ${row.education_start_year ?? ''}-${row.education_end_year ?? ''}`,
  );

describe('educations', () => {
  it.each<[string, string, string[]]>([
    ['at a school', '2015 – 2017\nMSc Biology @ Aarhus Universitet', ['MSc Biology @ Aarhus Universitet 2015-2017']],
    [
      'with a grade in words',
      '2001–2005: MA (Hons) Gaelic, Upper Second, University of Aberdeen',
      ['MA (Hons) Gaelic, Upper Second @ University of Aberdeen 2001-2005'],
    ],
    [
      'with a title behind the first',
      'Tømrer, svendebrev, Aarhus Tech\n2015 – 2019',
      ['Tømrer, svendebrev @ Aarhus Tech 2015-2019'],
    ],
    ['in brackets', 'Kok (Aarhus Tech)\nSTX (Viborg Gymnasium)', ['Kok @ Aarhus Tech -', 'STX @ Viborg Gymnasium -']],
    [
      'behind the school',
      'Aarhus Tech, kok\nViborg Gymnasium, STX',
      ['kok @ Aarhus Tech -', 'STX @ Viborg Gymnasium -'],
    ],
    [
      'below the school',
      'Aarhus Tech\nKok\nViborg Gymnasium\nSTX',
      ['Kok @ Aarhus Tech -', 'STX @ Viborg Gymnasium -'],
    ],
    [
      'behind a colon',
      'University of Leeds: BSc Physics\nLeeds Sixth Form College: A-levels',
      ['BSc Physics @ University of Leeds -', 'A-levels @ Leeds Sixth Form College -'],
    ],
    [
      'with details below bold names',
      '# Kok, Aarhus Tech\nSvendebrev med bronze.\n# STX, Viborg Gymnasium\nSproglig linje.',
      ['Kok @ Aarhus Tech -', 'STX @ Viborg Gymnasium -'],
    ],
    [
      'without a year below one that has some',
      'Kok, Aarhus Tech, 2015 – 2018\nSTX, Viborg Gymnasium',
      ['Kok @ Aarhus Tech 2015-2018', 'STX @ Viborg Gymnasium -'],
    ],
    [
      'not what is told of one',
      'BSc Physics, University of Leeds, 2015 – 2018\nThesis at the Centre for Light, Leeds School of Physics',
      ['BSc Physics @ University of Leeds 2015-2018'],
    ],
    ['with a year that nothing parts', 'Student fra Viborg Gymnasium 2010', ['Student @ Viborg Gymnasium -2010']],
  ])('%s', (_what, text, expected) => {
    expect(educations(read(`Uddannelse\n${text}`))).toEqual(expected);
  });
});
