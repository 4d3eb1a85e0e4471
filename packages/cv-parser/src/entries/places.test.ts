import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { describe, expect, it } from 'vitest';
import { propose } from '../propose.ts';
import { linesOf } from '../samples/lines.factory.ts';
import { sampleLexicon } from '../samples/vocabulary.factory.ts';

const lexicon = sampleLexicon();
const read = (text: string) => propose(linesOf(text), lexicon);
const jobs = ({ cv_experience }: CvProposal) => cv_experience.map((job) => `${job.title} @ ${job.company_name}`);

describe('the place of a job', () => {
  it.each<[string, string, string[]]>([
    [
      'is called like an institution, in the next cell',
      'Technician\t2015 – 2018\nBrook School District\tLewis Center, OH',
      ['Technician @ Brook School District'],
    ],
    ['is a country with an article', 'Fellow, Vink Group, the Netherlands, 2015 – 2018', ['Fellow @ Vink Group']],
    [
      'is an unknown town where all others have a known one',
      '# Fern, Austin — Writer\n2019 – 2022\n# Blue, San Antonio — Editor\n2015 – 2018\n# Hill, Austin — Intern\n2012 – 2014',
      ['Writer @ Fern', 'Editor @ Blue', 'Intern @ Hill'],
    ],
    [
      'is below the second post at a firm',
      '# Nordsø Logistik\n8 år 9 måneder\n# Chef\napril 2021 - Present\nDrift.\n# Leder\nfebruar 2017 - marts 2021\nNørresundby',
      ['Chef @ Nordsø Logistik', 'Leder @ Nordsø Logistik'],
    ],
    [
      'begins with a small L in a scan, beside the dates',
      '12/2016 — 01/2022 lasi, Romania\n# COOK - CAFE IRIS',
      ['COOK @ CAFE IRIS'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(jobs(read(`Experience\n${text}`))).toEqual(expected);
  });
});

describe('the employer', () => {
  it('may be called like a town', () => {
    expect(jobs(read('Erhvervserfaring\nAnalytiker\nØrsted\n2015 – 2018'))).toEqual(['Analytiker @ Ørsted']);
  });

  it('is not cut where the others have no town', () => {
    const text = 'Erhvervserfaring\nJurist, Bech, Bruun\t2015 – 2018\nJurist, Kammeradvokaten\t2012 – 2015';
    expect(jobs(read(text))).toEqual(['Jurist @ Bech, Bruun', 'Jurist @ Kammeradvokaten']);
  });
});
