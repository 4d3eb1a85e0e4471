import type { Chance, SampleJob, SamplePerson } from './people.factory.ts';

/** A paragraph of a CV, a row of cells, or two columns of them. */
export type Block =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'row'; cells: readonly string[]; look: Look; widths?: readonly number[] }
  | { kind: 'columns'; left: readonly Block[]; right: readonly Block[]; share: number };
export type Look = 'name' | 'headline' | 'heading' | 'strong' | 'body' | 'small' | 'bullet';

/** Layout of a CV; every choice occurs in practice. */
export interface Layout {
  columns: 'one' | 'left' | 'right' | 'margin';
  header: 'line' | 'lines' | 'labels' | 'table';
  headings: 'plain' | 'upper' | 'colon' | 'spaced';
  names: number;
  dates: 'numeric' | 'short' | 'long' | 'years' | 'dotted' | 'iso' | 'full';
  dash: string;
  place: 'left' | 'right' | 'above' | 'below' | 'brackets' | 'before';
  order: 'title' | 'company';
  joint: string;
  bullet: string;
  describe: 'bullets' | 'sentence' | 'none';
  skills: 'commas' | 'bullets' | 'pipes' | 'lines';
  cvTitle: boolean;
}

export function makeLayout(chance: Chance): Layout {
  return {
    columns: chance.pick(['one', 'one', 'one', 'left', 'right', 'margin']),
    header: chance.pick(['line', 'lines', 'labels', 'table']),
    headings: chance.pick(['plain', 'plain', 'upper', 'colon', 'spaced']),
    names: chance.below(4),
    dates: chance.pick(['numeric', 'short', 'long', 'years', 'dotted', 'iso', 'full']),
    dash: chance.pick([' - ', ' – ', '–', '-', ' — ', ' til ']),
    place: chance.pick(['left', 'right', 'above', 'below', 'brackets', 'before']),
    order: chance.pick(['title', 'title', 'company']),
    joint: chance.pick([', ', ' – ', ' | ', '\n', '\n', 'hos']),
    bullet: chance.pick(['• ', '- ', '– ', '· ', '* ', '']),
    describe: chance.pick(['bullets', 'bullets', 'sentence', 'none']),
    skills: chance.pick(['commas', 'bullets', 'pipes', 'lines']),
    cvTitle: chance.chance(0.3),
  };
}

const headings = {
  da: {
    about: ['Profil', 'Om mig', 'Resumé', 'Kort om mig'],
    jobs: ['Erhvervserfaring', 'Ansættelser', 'Joberfaring', 'Karriere'],
    educations: ['Uddannelse', 'Uddannelser', 'Uddannelsesbaggrund', 'Uddannelse'],
    skills: ['Kompetencer', 'Faglige kompetencer', 'IT-kundskaber', 'Kvalifikationer'],
    languages: ['Sprog', 'Sprogkundskaber', 'Sproglige kompetencer', 'Sprog'],
    contact: ['Kontakt', 'Kontaktoplysninger', 'Personlige oplysninger', 'Kontakt'],
    free: ['Fritid', 'Interesser', 'Fritidsinteresser', 'Privat'],
  },
  en: {
    about: ['Profile', 'Summary', 'About me', 'Professional Summary'],
    jobs: ['Experience', 'Work Experience', 'Employment History', 'Professional Experience'],
    educations: ['Education', 'Education', 'Academic Background', 'Education and Qualifications'],
    skills: ['Skills', 'Key Skills', 'Technical Skills', 'Competencies'],
    languages: ['Languages', 'Language Skills', 'Languages', 'Languages'],
    contact: ['Contact', 'Contact Details', 'Personal Details', 'Contact'],
    free: ['Interests', 'Hobbies', 'Hobbies and Interests', 'Interests'],
  },
} as const;

/** The CV of a person in a layout. */
export function makeBlocks(person: SamplePerson, layout: Layout): Block[] {
  const names = headings[person.language];
  const heading = (key: keyof typeof names) => headingBlock(names[key][layout.names] ?? names[key][0], layout);
  const title: Block[] = layout.cvTitle ? [text('Curriculum Vitae', 'small')] : [];
  const name: Block[] = [text(person.name, 'name'), text(person.headline, 'headline')];
  const about = [heading('about'), text(person.about, 'body')];
  const jobs = [heading('jobs'), ...person.jobs.flatMap((job) => jobBlocks(job, layout, person.language))];
  const educations = [
    heading('educations'),
    ...person.educations.flatMap((education) =>
      entryBlocks(
        { what: education.degree, where: education.school, when: `${education.start}${layout.dash}${education.end}` },
        layout,
      ),
    ),
  ];
  const skills = [heading('skills'), ...skillBlocks(person.skills, layout)];
  const languages = [heading('languages'), ...languageBlocks(person, layout)];
  const free = [
    heading('free'),
    text(person.language === 'da' ? 'Løb, kor og min have.' : 'Running, choir and chess.', 'body'),
  ];
  if (layout.columns === 'one') {
    return [
      ...title,
      ...name,
      ...contactBlocks(person, layout),
      ...about,
      ...jobs,
      ...educations,
      ...skills,
      ...languages,
      ...free,
    ];
  }
  if (layout.columns === 'margin') {
    const margin = (blocks: readonly Block[]): Block => ({
      kind: 'columns',
      left: blocks.slice(0, 1),
      right: blocks.slice(1),
      share: 0.38,
    });
    return [...name, ...contactBlocks(person, layout), ...[about, jobs, educations, skills, languages].map(margin)];
  }
  const side = [
    heading('contact'),
    ...contactBlocks(person, { ...layout, header: 'lines' }),
    ...skills,
    ...languages,
    ...free,
  ];
  const main = [...about, ...jobs, ...educations];
  if (layout.columns === 'left')
    return [{ kind: 'columns', left: side, right: [...title, ...name, ...main], share: 0.32 }];
  return [...title, ...name, { kind: 'columns', left: main, right: side, share: 0.65 }];
}

function text(content: string, look: Look): Block {
  return { kind: 'text', text: content, look };
}

function headingBlock(name: string, layout: Layout): Block {
  if (layout.headings === 'upper') return text(name.toUpperCase(), 'heading');
  if (layout.headings === 'colon') return text(`${name}:`, 'heading');
  if (layout.headings === 'spaced' && layout.columns === 'one') {
    return text(
      name
        .toUpperCase()
        .split(' ')
        .map((word) => [...word].join(' '))
        .join('  '),
      'heading',
    );
  }
  return text(name, 'heading');
}

function contactBlocks(person: SamplePerson, layout: Layout): Block[] {
  const da = person.language === 'da';
  const town = `${person.zip} ${person.city}`;
  const born = person.birthday?.split('-').reverse().join('.');
  const bornLine: Block[] = born ? [text(`${da ? 'Født' : 'Date of birth'}: ${born}`, 'body')] : [];
  if (layout.header === 'line') {
    return [
      text([`${person.street}, ${town}`, person.phone, person.email].join(layout.names % 2 ? ' | ' : ' · '), 'body'),
      ...bornLine,
    ];
  }
  if (layout.header === 'lines')
    return [...[person.street, town, person.phone, person.email].map((line) => text(line, 'body')), ...bornLine];
  const labelled: [string, string][] = [
    [da ? 'Adresse' : 'Address', `${person.street}, ${town}`],
    [da ? 'Telefon' : 'Phone', person.phone],
    [da ? 'E-mail' : 'Email', person.email],
  ];
  if (born) labelled.push([da ? 'Fødselsdato' : 'Date of birth', born]);
  if (layout.header === 'labels') return labelled.map(([label, value]) => text(`${label}: ${value}`, 'body'));
  return labelled.map(([label, value]) => ({ kind: 'row', cells: [label, value], look: 'body', widths: [0.25, 0.75] }));
}

function jobBlocks(job: SampleJob, layout: Layout, language: 'da' | 'en'): Block[] {
  const end = job.end
    ? dateOf(job.end, layout, language)
    : language === 'da'
      ? layout.names % 2
        ? 'nu'
        : 'nuværende'
      : 'present';
  const city = layout.names % 2 === 0 ? `, ${job.city}` : '';
  const blocks = entryBlocks(
    {
      what: job.title,
      where: `${job.company}${city}`,
      when: `${dateOf(job.start, layout, language)}${layout.dash}${end}`,
    },
    layout,
    language === 'da' ? ' hos ' : ' at ',
  );
  if (layout.describe === 'none' || job.tasks.length === 0) return blocks;
  if (layout.describe === 'sentence') return [...blocks, text(`${job.tasks.join('. ')}.`, 'body')];
  return [
    ...blocks,
    ...job.tasks.map((task) => text(`${layout.bullet}${task}`, layout.bullet === '' ? 'bullet' : 'body')),
  ];
}

function entryBlocks(entry: { what: string; where: string; when: string }, layout: Layout, hos = ', '): Block[] {
  const [a, b] = layout.order === 'title' ? [entry.what, entry.where] : [entry.where, entry.what];
  const joint = layout.joint === 'hos' ? (layout.order === 'title' ? hos : ', ') : layout.joint;
  const lines = joint === '\n' ? [a, b] : [`${a}${joint}${b}`];
  const [first = '', ...others] = lines;
  const rest = others.map((line) => text(line, 'body'));
  switch (layout.place) {
    case 'left':
      return [
        { kind: 'row', cells: [entry.when, first], look: 'body', widths: [0.28, 0.72] },
        ...others.map((line): Block => ({ kind: 'row', cells: ['', line], look: 'body', widths: [0.28, 0.72] })),
      ];
    case 'right':
      return [{ kind: 'row', cells: [first, entry.when], look: 'strong', widths: [0.68, 0.32] }, ...rest];
    case 'above':
      return [text(entry.when, 'small'), text(first, 'strong'), ...rest];
    case 'below':
      return [text(first, 'strong'), ...rest, text(entry.when, 'small')];
    case 'brackets':
      return [text(`${first} (${entry.when})`, 'strong'), ...rest];
    default:
      return [text(`${entry.when}: ${first}`, 'body'), ...rest];
  }
}

const months = {
  da: [
    'januar',
    'februar',
    'marts',
    'april',
    'maj',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'december',
  ],
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

function dateOf({ year, month }: { year: number; month: number }, layout: Layout, language: 'da' | 'en'): string {
  const name = months[language][month - 1] ?? '';
  const two = String(month).padStart(2, '0');
  const short = name.length > 4 ? `${name.slice(0, 3)}${language === 'da' ? '.' : ''}` : name;
  const forms: Record<Layout['dates'], string> = {
    numeric: `${two}/${year}`,
    short: `${short} ${year}`,
    long: `${name} ${year}`,
    years: String(year),
    dotted: `${two}.${year}`,
    iso: `${year}-${two}`,
    full: `01.${two}.${year}`,
  };
  return forms[layout.dates];
}

function skillBlocks(skills: readonly string[], layout: Layout): Block[] {
  if (layout.skills === 'commas') return [text(skills.join(', '), 'body')];
  if (layout.skills === 'pipes') return [text(skills.join(' | '), 'body')];
  if (layout.skills === 'lines') return skills.map((skill) => text(skill, 'body'));
  return skills.map((skill) => text(`• ${skill}`, 'body'));
}

function languageBlocks({ languages }: SamplePerson, layout: Layout): Block[] {
  if (layout.skills === 'commas')
    return [text(languages.map(({ name, level }) => `${name} (${level})`).join(', '), 'body')];
  if (layout.skills === 'pipes')
    return languages.map(({ name, level }) => ({
      kind: 'row',
      cells: [name, level],
      look: 'body',
      widths: [0.5, 0.5],
    }));
  return languages.map(({ name, level }) => text(`${name}: ${level}`, 'body'));
}
