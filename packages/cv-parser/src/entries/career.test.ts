import type { CvProposal } from '@jobblik/contract/documents/cv-parse.schema';
import { describe, expect, it } from 'vitest';
import { propose } from '../propose.ts';
import { linesOf } from '../samples/lines.factory.ts';
import { sampleLexicon } from '../samples/vocabulary.factory.ts';

const lexicon = sampleLexicon();
const read = (text: string) => propose(linesOf(text), lexicon);
const jobs = ({ cv_experience }: CvProposal) =>
  cv_experience.map((job) => {
    const date = (year: number | null, month: number | null) =>
      year === null ? '' : month === null ? `${year}` : `${month}/${year}`;
    const end = job.present ? 'nu' : date(job.experience_end_year, job.experience_end_month);
    return `${job.title} @ ${job.company_name} ${date(job.experience_start_year, job.experience_start_month)}-${end}`;
  });
const educations = ({ cv_education }: CvProposal) =>
  cv_education.map(
    (row) =>
      `${row.education_name} @ ${row.education_school} ${row.education_start_year ?? ''}-${row.education_end_year ?? ''}`,
  );

describe('one job in various formats', () => {
  it.each([
    ['one line, date behind', 'Sygeplejerske, Aarhus Universitetshospital, Aarhus (aug. 2014 – maj 2017)'],
    ['one line, date before', 'aug. 2014 – maj 2017: Sygeplejerske, Aarhus Universitetshospital'],
    ['date on a line above', '08/2014 – 05/2017\nSygeplejerske\nAarhus Universitetshospital'],
    ['date on a line below', 'Sygeplejerske, Aarhus Universitetshospital\naug. 2014 – maj 2017\n- Pleje'],
    ['employer first', 'Aarhus Universitetshospital — Sygeplejerske\n08.2014–05.2017'],
    ['employer first, on lines of their own', 'Aarhus Universitetshospital\nSygeplejerske\n2014-08 – 2017-05\n- Pleje'],
    ['with "hos"', 'Sygeplejerske hos Aarhus Universitetshospital, august 2014 - maj 2017'],
    ['with "at"', 'Sygeplejerske at Aarhus Universitetshospital (August 2014 to May 2017)'],
    ['with strokes', 'Sygeplejerske | Aarhus Universitetshospital | 08/2014 - 05/2017'],
    ['cells of a table', '08/2014 - 05/2017\tSygeplejerske\n\tAarhus Universitetshospital'],
    ['date in the right margin', 'Sygeplejerske\tAug 2014 – May 2017\nAarhus Universitetshospital'],
    ['a list item', '• 08/2014 – 05/2017 Sygeplejerske, Aarhus Universitetshospital'],
    [
      'everyday labels',
      'Hvor: Aarhus Universitetshospital\nSom: Sygeplejerske\nHvornår: 08/2014 - 05/2017\nDet lavede jeg: Pleje',
    ],
    ['employer and town by a dash', 'Sygeplejerske\nAarhus Universitetshospital – Aarhus\n08/2014 – 05/2017'],
    ['year before month', 'Sygeplejerske\t2014 / 08 – 2017 / 5\nAarhus Universitetshospital'],
    ['labels', 'Periode: 08/2014 - 05/2017\nStilling: Sygeplejerske\nFirma: Aarhus Universitetshospital'],
  ])('%s', (_how, text) => {
    expect(jobs(read(`Erhvervserfaring\n${text}`))).toEqual([
      'Sygeplejerske @ Aarhus Universitetshospital 8/2014-5/2017',
    ]);
  });
});

describe('entries', () => {
  it('keep their descriptions and are separated', () => {
    const proposal = read(`
Erhvervserfaring
Butikschef
Kvist, Vejle
2019 – nu
- Ansvar for personale
- Indkøb og budget
Butiksassistent
Fætter BR, Odense
2015 – 2019
- Kundebetjening`);
    expect(jobs(proposal)).toEqual(['Butikschef @ Kvist 2019-nu', 'Butiksassistent @ Fætter BR 2015-2019']);
    expect(proposal.cv_experience[0]?.experience_description).toBe('• Ansvar for personale\n• Indkøb og budget');
    expect(proposal.cv_experience[0]?.location).toBe('Vejle');
    expect(proposal.cv_experience[0]?.from).toEqual([1, 2, 3, 4, 5]);
  });

  it('take no date out of a description', () => {
    const proposal = read(`
Experience
Developer, Bluebird ApS	2019 – 2022
- Moved the platform from 2017 to 2019 code in six months, before the launch of 2020 – 2021 began.`);
    expect(proposal.cv_experience).toHaveLength(1);
  });

  it('under one employer share its name, as LinkedIn writes them', () => {
    const proposal = read(`
Experience
COWI
5 år 2 måneder
Projektleder
august 2017 - december 2019 (2 år 5 måneder)
Ingeniør
november 2014 - juli 2017 (2 år 9 måneder)`);
    expect(jobs(proposal)).toEqual(['Projektleder @ COWI 8/2017-12/2019', 'Ingeniør @ COWI 11/2014-7/2017']);
  });

  it('keep the employer of LinkedIn apart from the town below the dates, and from the next one', () => {
    const proposal = read(`
Erfaring
# COWI
4 år 8 måneder

Projektleder
januar 2022 - Present (2 år 11 måneder)
Esbjerg, Region Syddanmark, Danmark

Ingeniør
april 2020 - december 2021 (1 år 9 måneder)

# Danfoss
Tekniker
august 2009 - marts 2020 (10 år 8 måneder)
Nordborg`);
    expect(jobs(proposal)).toEqual([
      'Projektleder @ COWI 1/2022-nu',
      'Ingeniør @ COWI 4/2020-12/2021',
      'Tekniker @ Danfoss 8/2009-3/2020',
    ]);
    expect(proposal.cv_experience[0]?.location).toBe('Esbjerg, Region Syddanmark, Danmark');
  });

  it('are not begun by a sentence with "since"', () => {
    const text = 'Erhvervserfaring\nKonsulent, COWI\t2020 – nu\nHar fordoblet antallet af kunder siden 2021';
    expect(jobs(read(text))).toEqual(['Konsulent @ COWI 2020-nu']);
    expect(jobs(read('Erhvervserfaring\nKonsulent hos COWI siden 2020'))).toEqual(['Konsulent @ COWI 2020-nu']);
  });

  it('separate sentences from the names before them', () => {
    const proposal = read(`
Ansættelser
2016 – nu: Smed hos Østkraft, Rønne. Vedligehold af fjernvarmenet og tilkald hver
tredje uge.
2009 – 2016: Svejser hos Jensens Maskinværksted, Nexø. Reparation af landbrugsmaskiner.
2005 – 2009: Lærling hos Nexø Skibsværft.`);
    expect(jobs(proposal)).toEqual([
      'Smed @ Østkraft 2016-nu',
      'Svejser @ Jensens Maskinværksted 2009-2016',
      'Lærling @ Nexø Skibsværft 2005-2009',
    ]);
    expect(proposal.cv_experience.map((job) => job.experience_description)).toEqual([
      'Vedligehold af fjernvarmenet og tilkald hver tredje uge.',
      'Reparation af landbrugsmaskiner.',
      '',
    ]);
    const [experience] = read('Erfaring\n2016 – nu: Tømrer, Hansens Eftf. Store Bygge Firma').cv_experience;
    expect(experience?.company_name).toBe('Hansens Eftf. Store Bygge Firma');
  });

  it('separate list items whose bullets are drawn', () => {
    const [first, second] = [
      'Led the migration of forty services from a monolith to Kubernetes',
      'Cut the cost of hosting',
    ];
    const [job] = read(`Experience\nDeveloper, COWI\t2020 – 2022\n${first}\n${second}`).cv_experience;
    expect(job?.experience_description).toBe(`${first}\n${second}`);
  });

  it('abroad separate town and country from the employer', () => {
    const [job] = read('Experience\nPayBridge Lda.\tLisbon, Portugal\nDeveloper\tSep 2017 – Dec 2020').cv_experience;
    expect(job).toMatchObject({ title: 'Developer', company_name: 'PayBridge Lda.', location: 'Lisbon, Portugal' });
  });

  it('below a heading with the employer share it until the next', () => {
    const proposal = read(`
Experience
Acme Corporation
Marketing Manager\tJan 2020 – Present
- Doubled the pipeline
Marketing Executive\tMar 2017 – Dec 2019
- Ran events
Globex
Marketing Intern\tJun 2016 – Feb 2017`);
    expect(jobs(proposal)).toEqual([
      'Marketing Manager @ Acme Corporation 1/2020-nu',
      'Marketing Executive @ Acme Corporation 3/2017-12/2019',
      'Marketing Intern @ Globex 6/2016-2/2017',
    ]);
  });

  it('of school may have one year, or none', () => {
    expect(educations(read('Uddannelse\n2004\tStudentereksamen, Viborg Katedralskole'))).toEqual([
      'Studentereksamen @ Viborg Katedralskole -2004',
    ]);
    expect(educations(read('Uddannelse\nKandidat i jura, Københavns Universitet\nSTX, Ordrup Gymnasium'))).toEqual([
      'Kandidat i jura @ Københavns Universitet -',
      'STX @ Ordrup Gymnasium -',
    ]);
  });

  it('are read from the product’s own PDF, without the page footer', () => {
    const proposal = read(`
Uddannelse
2018 – 2020
Cand.scient. i datalogi
Aalborg Universitet, Længere videregående uddannelse
Speciale om tidsserier.
Amalie Holm – Side 1 af 2`);
    expect(educations(proposal)).toEqual(['Cand.scient. i datalogi @ Aalborg Universitet 2018-2020']);
    expect(proposal.cv_education[0]).toMatchObject({ course_id: 6, education_description: 'Speciale om tidsserier.' });
  });

  it('without any heading are distinguished by their words', () => {
    const proposal = read(`
Lone Mikkelsen
3460 Birkerød
2018 - nu: Social- og sundhedshjælper, Birkerød Hjemmepleje
2012 - 2018: Rengøringsassistent, ISS
1995 - 1998: Gymnasiet, Birkerød Gymnasium`);
    expect(jobs(proposal)).toEqual([
      'Social- og sundhedshjælper @ Birkerød Hjemmepleje 2018-nu',
      'Rengøringsassistent @ ISS 2012-2018',
    ]);
    expect(educations(proposal)).toEqual(['Gymnasiet @ Birkerød Gymnasium 1995-1998']);
  });

  it.each([
    ['two titles', 'Kok / Tjener\nHotel Fjorden\n2015 – 2018', 'Kok / Tjener @ Hotel Fjorden 2015-2018'],
    ['a title and an employer', 'Kok / Hotel Fjorden\n2015 – 2018', 'Kok @ Hotel Fjorden 2015-2018'],
    ['a town in America', 'Cook\nBlue Agave, Salem, OR\n2015 – 2018', 'Cook @ Blue Agave 2015-2018'],
    [
      'more bars than words',
      'Projektleder – drift og anlæg | Hoffmann Byg A/S | Herning – Silkeborg – Ikast | maj 2016 – juni 2018',
      'Projektleder – drift og anlæg @ Hoffmann Byg A/S 5/2016-6/2018',
    ],
    [
      'who runs the place',
      'Pædagog | Børnehuset Elgen | Varde Kommune | 2015 – 2018',
      'Pædagog @ Børnehuset Elgen 2015-2018',
    ],
  ])('contain %s', (_what, text, expected) => {
    expect(jobs(read(`Erhvervserfaring\n${text}`))).toEqual([expected]);
  });

  it('lose unknown towns if most employers have one', () => {
    const proposal = read('Work\nBaker, Padaria Central, Évora, 2015 – 2018\nCook, Casa Velha, Faro, 2011 – 2015');
    expect(jobs(proposal)).toEqual(['Baker @ Padaria Central 2015-2018', 'Cook @ Casa Velha 2011-2015']);
  });

  it('of education need no years, also as a list', () => {
    const proposal = read('Uddannelse\n• Kok, Aarhus Tech\n• 10. klasse, Ølgod Skole');
    expect(educations(proposal)).toEqual(['Kok @ Aarhus Tech -', '10. klasse @ Ølgod Skole -']);
  });

  it('of volunteers and referees are not jobs', () => {
    const proposal = read(
      'Erhvervserfaring\nKok, Meyers, 2019 – nu\nFrivilligt arbejde\nTræner, Hasle FK, 2015 – 2018',
    );
    expect(jobs(proposal)).toEqual(['Kok @ Meyers 2019-nu']);
  });
});

describe('jobs', () => {
  it.each<[string, string, string[]]>([
    [
      'in a subject at a university',
      '2012–2018: Lecturer in Soil Mechanics, University of Glasgow',
      ['Lecturer in Soil Mechanics @ University of Glasgow 2012-2018'],
    ],
    [
      'in a subject, in Danish',
      'Underviser i matematik, Ribe Katedralskole\t2012 – 2018',
      ['Underviser i matematik @ Ribe Katedralskole 2012-2018'],
    ],
    ['for a task', '2012–2018 Ansvarlig for indkøb, Vejle Kommune', ['Ansvarlig for indkøb @ Vejle Kommune 2012-2018']],
    ['in a place', '2012–2018 Afløser i Brabrand Hjemmepleje', ['Afløser @ Brabrand Hjemmepleje 2012-2018']],
    ['for a part', 'Projektleder, IT, Vejle Kommune, 2015 – 2018', ['Projektleder, IT @ Vejle Kommune 2015-2018']],
    ['said in a phrase', 'Ansat som tjener på Café Kridt, 2015 – 2018', ['tjener @ Café Kridt 2015-2018']],
    ['with the town in brackets', 'Cook, Blue Agave (Salem, OR)\t2015 – 2018', ['Cook @ Blue Agave 2015-2018']],
    ['with the employer in brackets', 'Kok (Restaurant Fjorden), 2015 – 2018', ['Kok @ Restaurant Fjorden 2015-2018']],
    [
      'below a town that no list has, as Europass puts it',
      '01/06/2014 – 28/02/2017 Zamość, Poland\n# SALES ASSISTANT – SKLEP PORANEK',
      ['SALES ASSISTANT @ SKLEP PORANEK 6/2014-2/2017'],
    ],
    [
      'of a firm set like the first, though its post is set otherwise',
      `# Fjordforsyning
2 år
# Teamleder
september 2022 - Present (3 år 2 måneder)
# Konsulent
januar 2020 - august 2022 (2 år)
# Jerner & Søn
Butiksassistent
august 2014 - januar 2018`,
      [
        'Teamleder @ Fjordforsyning 9/2022-nu',
        'Konsulent @ Fjordforsyning 1/2020-8/2022',
        'Butiksassistent @ Jerner & Søn 8/2014-1/2018',
      ],
    ],
    [
      'with a referee between them',
      'Kok, Havnekroen\n2012 – 2015\nReference: Jens Bro, tlf. 22 33 44 55\nTjener, Hotel Fjorden\n2010 – 2012',
      ['Kok @ Havnekroen 2012-2015', 'Tjener @ Hotel Fjorden 2010-2012'],
    ],
  ])('%s', (_what, text, expected) => {
    expect(jobs(read(`Erhvervserfaring\n${text}`))).toEqual(expected);
  });
});
