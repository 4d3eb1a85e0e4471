import { describe, expect, it } from 'vitest';
import { propose } from './propose.ts';
import { linesOf } from './samples/lines.factory.ts';
import { sampleLexicon } from './samples/vocabulary.factory.ts';

const lexicon = sampleLexicon();
const read = (text: string) => propose(linesOf(text), lexicon);

describe('the person', () => {
  it.each([
    ['Louise Nørgaard Holm\nFysioterapeut\nlouise@example.com', 'Louise Nørgaard', 'Holm'],
    ['CURRICULUM VITAE\nANNA HOLM\nAlgade 3\n4000 Roskilde', 'Anna', 'Holm'],
    ['CV - Peter Lund\npeter@example.dk', 'Peter', 'Lund'],
    ['Navn:\tKarsten Holm Jørgensen\nAdresse:\tBakkevej 3', 'Karsten Holm', 'Jørgensen'],
    ['Grafisk Designer\nSara Bach\nsarabach@example.com', 'Sara', 'Bach'],
    ['P E T E R  B U N D\nSnedker', 'Peter', 'Bund'],
    ['Pieter van der Berg\nSoftware Engineer', 'Pieter', 'van der Berg'],
  ])('%s', (text, first, last) => {
    const proposal = read(text);
    expect([proposal.first_name?.value, proposal.last_name?.value]).toEqual([first, last]);
  });

  it('has the CV’s contact details, not a referee’s', () => {
    const proposal = read(`
Peter Lund, Rosenvej 8, 4600 Køge, 61 22 33 44, peter.lund@example.dk
Erhvervserfaring
Pædagog, Køge Kommune, 2015 – nu
Referencer
Leder Anne Hansen, tlf. 55 66 77 88, anne@example.dk`);
    expect(proposal.phone).toEqual({ value: '61 22 33 44', from: [0] });
    expect(proposal.email).toEqual({ value: 'peter.lund@example.dk', from: [0] });
    expect(proposal.address?.value).toBe('Rosenvej 8');
    expect(proposal.cv_city?.value).toEqual({ id: 4600, name: 'Køge' });
  });

  it.each([
    'Kontakt\nanna.maria@\nexample.com',
    'Kontakt\nanna.maria\n@example.com',
    'Kontakt\nMail: anna.maria\n@example.com\nReferencer\nOle Bo, ole@firma.dk',
    'Kontakt\nanna.maria@example.com\nKan',
  ])('has an e-mail address that a narrow column may have broken: %j', (text) => {
    expect(read(text).email?.value).toBe('anna.maria@example.com');
  });

  it('has an e-mail address with an unknown top-level domain, above another word', () => {
    expect(read('Kontakt\nanna@lund.example\nKan\nTegne').email?.value).toBe('anna@lund.example');
  });

  it('has two titles at once, at a firm in an unknown town', () => {
    const text =
      'Tomasz Wrona\nWork experience\n# Logistics Coordinator / Dispatcher\t2018 – now\nBaltic Freight, Gdynia';
    expect(read(text).cv_experience).toMatchObject([
      { title: 'Logistics Coordinator / Dispatcher', company_name: expect.stringContaining('Baltic Freight') },
    ]);
  });

  it.each(['Født: 9. september 1987', 'Født\n9. september 1987', '# Født\n9. september 1987'])(
    'was born when the CV says so: %j',
    (text) => {
      expect(read(`Maria Lund\n${text}`).birthday?.value).toBe('1987-09-09');
    },
  );

  it('has the place of a line of contact details, with any separator', () => {
    expect(read('Maria Lund\nmaria@lund.example — 22 33 19 80 — Viborg').cv_city?.value.name).toBe('Viborg');
  });

  it('has a town whose Danish letters were misread, if the postcode is its own', () => {
    expect(read('Anna Holm\nJyllandsgade 18\n9520 Skerping').cv_city?.value.id).toBe(9520);
    expect(read('Anna Holm\nJyllandsgade 18\n8000 Skerping').cv_city).toBeNull();
  });

  it('has no headline from a section heading', () => {
    expect(read('Jens Bro\nFaglig profil\nJeg er smed.').headline).toBeNull();
  });

  it('has a profile text', () => {
    expect(read('Anna Holm\nOm mig\nJeg er kok.\nSprog\nDansk').about_me?.value).toBe('Jeg er kok.');
  });
});

describe('lists', () => {
  it('have skills, each once, with their match in the lookups', () => {
    const proposal = read('Kompetencer\nWord, Excel og PowerPoint\n• Excel (rutineret)\nSprog: Java, Python');
    expect(proposal.cv_skill.map((skill) => skill.name)).toEqual(['Word', 'Excel', 'PowerPoint', 'Java', 'Python']);
    expect(proposal.cv_skill.find((skill) => skill.name === 'Python')?.match).toMatchObject({ name: 'Python' });
    expect(proposal.cv_language).toEqual([]);
    const [pivot, office] = read('Kompetencer\nExcel (pivottabeller)\nMicrosoft Word').cv_skill;
    expect(pivot).toMatchObject({ name: 'Excel (pivottabeller)', match: { name: 'Excel' } });
    expect(office).toMatchObject({ name: 'Microsoft Word', match: { name: 'Word' } });
  });

  it.each<[string, [string, string, number][]]>([
    [
      'Dansk (modersmål), Engelsk (flydende)',
      [
        ['Dansk', 'modersmål', 4],
        ['Engelsk', 'flydende', 3],
      ],
    ],
    [
      'Dansk: modersmål\nTysk: begynder',
      [
        ['Dansk', 'modersmål', 4],
        ['Tysk', 'begynder', 1],
      ],
    ],
    [
      'English\tC1\nDanish\tA2',
      [
        ['Engelsk', 'C1', 3],
        ['Dansk', 'A2', 1],
      ],
    ],
    [
      'English\nfluent\nPolish\nnative',
      [
        ['Engelsk', 'fluent', 3],
        ['Polsk', 'native', 4],
      ],
    ],
    ['ltalian C1', [['Italiensk', 'C1', 3]]],
    ['Mother tongue: Danish', [['Dansk', 'Mother tongue', 4]]],
  ])('%s', (text, expected) => {
    const found = read(`Sprogkundskaber\n${text}`).cv_language;
    expect(found.map((language) => [language.match?.name, language.level_text, language.level])).toEqual(expected);
  });

  it('have the mother tongue under a separate heading', () => {
    const { cv_language } = read('Mother tongue(s)\nUkrainian\nOther language(s)\nEnglish B2, Danish');
    expect(cv_language.map(({ name, level }) => [name, level])).toEqual([
      ['Ukrainian', 4],
      ['English', 2],
      ['Danish', 0],
    ]);
  });

  it('have skills without their levels', () => {
    const { cv_skill } = read('Kompetencer\nAvanceret\tPython, Git\nNogen\tRust');
    expect(cv_skill.map(({ name }) => name)).toEqual(['Python', 'Git', 'Rust']);
  });

  it('have the driving licence', () => {
    expect(read('Kørekort\nKategori B').driving_licence?.value).toBe('B');
    expect(read('Kørekort: B').driving_licence?.value).toBe('B');
  });
});

it('limits the size of the proposal', () => {
  const many = Array.from(
    { length: 500 },
    (_, at) => `${1990 + (at % 30)} – ${1991 + (at % 30)}: Kok, Restaurant Nummer${at}`,
  );
  expect(read(['Erhvervserfaring', ...many].join('\n')).cv_experience).toHaveLength(60);
});
