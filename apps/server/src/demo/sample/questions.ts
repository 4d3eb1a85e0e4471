/** Questions of an employer in the sample data. `daysAgo` is after the application. */
export interface SampleQuestion {
  /** The ad whose employer asks. */
  job: string;
  person: string;
  /** True: about the application to that ad. False: about the CV. */
  aboutApplication: boolean;
  daysAgo: number;
  question: string;
  text: boolean;
  video: boolean;
  answer?: { text: string; daysAgo: number };
}

type Kinds = Pick<SampleQuestion, 'text' | 'video'>;
const byText: Kinds = { text: true, video: false };
const either: Kinds = { text: true, video: true };
const byVideo: Kinds = { text: false, video: true };

const nordlys = { job: 'backendudvikler-maaledata', person: 'amalie', aboutApplication: true, daysAgo: 4 };
const lindgaard = { job: 'udvikler-drift', person: 'amalie', aboutApplication: true, daysAgo: 3 };
const kornblaa = { job: 'frontendudvikler-fjern', person: 'amalie', aboutApplication: false, daysAgo: 1.1 };
const trettenBit = { job: 'it-sikkerhedskonsulent', person: 'amalie', aboutApplication: false, daysAgo: 11 };

/** Questions to the sample seeker: some unanswered, some answered. */
export const sampleQuestions: SampleQuestion[] = [
  {
    ...nordlys,
    ...byText,
    question: 'Hvornår kan du begynde hos os?',
    answer: { text: 'Den 1. i måneden efter næste. Jeg har en måneds opsigelse plus den løbende.', daysAgo: 3.1 },
  },
  {
    ...nordlys,
    ...either,
    question: 'Fortæl om en fejl i måledata, du selv har fundet. Hvordan opdagede du den, og hvad gjorde I bagefter?',
  },
  { ...nordlys, ...byVideo, question: 'Vis os på et par minutter, hvordan du forklarer en målefejl til en kunde.' },
  {
    ...lindgaard,
    ...byText,
    question: 'Kan du tage en vagt om måneden, hvor telefonen er tændt om natten?',
    answer: {
      text: 'Ja, hvis jeg ved det en måned før. Jeg har haft vagt hos Pengeborg hver sjette uge.',
      daysAgo: 2.1,
    },
  },
  {
    ...lindgaard,
    ...either,
    question: 'Hvad er det første, du vil se på, når en opdatering er gået galt?',
    answer: { text: 'Om den er stoppet af sig selv. Først derefter hvorfor.', daysAgo: 2.1 },
  },
  {
    ...kornblaa,
    ...byText,
    question: 'Vi leder efter en, der vil arbejde både bag og foran. Er det noget for dig?',
  },
  { ...kornblaa, ...either, question: 'Hvordan vil en god arbejdsuge se ud for dig?' },
  {
    ...trettenBit,
    ...byText,
    question: 'Er du åben for et job med kunder i hele Jylland?',
    answer: { text: 'Op til to dage om ugen er fint. Resten vil jeg helst bruge på at bygge.', daysAgo: 10.1 },
  },
];

/** Saved ads of the sample seeker, the last saved first. */
export const sampleSaved: { person: string; jobs: string[] } = {
  person: 'amalie',
  jobs: [
    'frontendudvikler-fjern',
    'it-sikkerhedskonsulent',
    'embedded-engineer',
    'controller-ly',
    'driftsoperatoer-varmevaerk',
    'ux-designer-freelance',
    'it-supporter-kolding',
    'indkoeber-brande',
  ],
};
