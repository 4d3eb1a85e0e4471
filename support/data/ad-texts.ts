import {
  categoryOfTitle,
  categoryTree,
  geography,
  readReference,
  skillList,
} from '../../apps/server/src/lookups/index.ts';
import { type Random, Weighted } from './random.ts';

/** Sentences of the generated ads, as Danish ads have them. `{f}` is a skill, `{b}` a town. */
const sentences = [
  'Du får ansvar for {f} og samarbejder tæt med kolleger, der har gjort det længe.',
  'Vi lægger vægt på, at du har erfaring med {f}, men det vigtigste er, at du har lyst til at lære.',
  'I hverdagen arbejder du med {f} og {f}, og du tilrettelægger selv en stor del af din tid.',
  'Vi holder til i {b}, og der er frugt, kaffe og et værksted, hvor tingene bliver lavet færdige.',
  'Du er vant til {f} og kan forklare det, så andre forstår det.',
  'Dine opgaver bliver blandt andet {f}, {f} og kontakt til vores kunder.',
  'Afdelingen består af tolv medarbejdere, og vi spiser frokost sammen hver dag.',
  'Løn efter overenskomst, pension og fem ugers ferie samt de fridage, der hører til.',
  'Vi forventer, at du møder til tiden, er omhyggelig og siger til, når noget kan gøres bedre.',
  'Vagterne ligger mellem kl. 7 og 23, og planen kender du otte uger frem.',
  'Det er en fordel, hvis du kender til {f}, og vi betaler gerne for et kursus.',
  'Hos os får du en makker de første tre måneder og en samtale om, hvordan det går, hver anden uge.',
  'Kommunen har 34.000 indbyggere, og vi møder de fleste af dem på et tidspunkt.',
  'Stillingen er ledig nu, og vi holder samtaler løbende, indtil vi har fundet den rette.',
  'Du kan læse mere om arbejdspladsen på vores side, og du er velkommen til at ringe.',
  'Vi søger en kollega, der trives med {f} og har blik for mennesker.',
  'Teamet har ansvar for {f} på tværs af landet, og du kommer til at rejse lidt.',
  'Arbejdet kræver kørekort til personbil og lyst til at være ude i al slags vejr.',
  'Du kommer til at undervise nye medarbejdere i {f}, når du selv er faldet til.',
  'Vi bruger moderne værktøj til {f} og giver plads til at prøve nye måder af.',
  'Som person er du rolig, venlig og god til at holde mange bolde i luften.',
  'Der er mulighed for at arbejde hjemme et par dage om ugen efter aftale med din leder.',
  'Vi har kunder i hele Norden, så du taler og skriver engelsk uden besvær.',
  'Virksomheden blev grundlagt i {b} og ejes stadig af dem, der arbejder i den.',
  'Du refererer til afdelingslederen og indgår i et hold, der hjælper hinanden.',
  'Sikkerhed kommer først, og ingen går hjem med ondt i ryggen.',
  'Send din ansøgning og dit CV her på siden, så vender vi tilbage inden for en uge.',
  'Vi tilbyder et job med frihed, ansvar og kolleger, der siger godmorgen.',
];
const endings = [
  '',
  '',
  '',
  ' søges',
  ' til {b}',
  ' i {b}',
  ' til vikariat',
  ' med ansvar for {f}',
  ' på deltid',
  ' til nattevagt',
];
const companyKinds = [
  'Byg',
  'Service',
  'Gruppen',
  'Huset',
  'Centeret',
  'Værkstedet',
  'Energi',
  'Data',
  'Pleje',
  'Handel',
];

export interface MadeTitle {
  title: string;
  categoryId: number;
}

/** Generates Danish ads from ESCO and job-centre titles, as frequent as their vacancies, and sentences. */
export class AdTexts {
  readonly titles: Weighted<{ name: string; vacancies: number }>;
  readonly cities: Weighted<{ id: number; name: string; zip: string; region: string }>;
  readonly #skills = skillList().all.map((skill) => skill.name);
  readonly #towns = geography().cities;
  readonly #categories = new Map<string, number>();
  readonly #allCategories = categoryTree().flatMap((main) => main.children.map((child) => child.id));

  constructor() {
    const titles = readReference('job-titles').map(([, name, , , vacancies]) => ({ name, vacancies }));
    this.titles = new Weighted(titles, ({ vacancies }) => vacancies + 20);
    const large = new Set(['København', 'Aarhus', 'Odense', 'Aalborg']);
    this.cities = new Weighted(this.#towns, ({ municipality, id }) =>
      large.has(municipality) ? 6 : id % 100 === 0 ? 4 : 1,
    );
  }

  title(random: Random): MadeTitle {
    const { name } = this.titles.pick(random);
    const title = name.charAt(0).toUpperCase() + name.slice(1) + this.#fill(random.pick(endings), random);
    return { title: title.slice(0, 120), categoryId: this.#categoryOf(name, random) };
  }

  #categoryOf(name: string, random: Random): number {
    const known = this.#categories.get(name) ?? categoryOfTitle(name) ?? random.pick(this.#allCategories);
    this.#categories.set(name, known);
    return known;
  }

  /** Sentences of one ad, about 2,200 characters. */
  sentences(random: Random): string[] {
    const first = random.below(sentences.length);
    return Array.from({ length: 25 }, (_, at) => {
      const which = (first + at * 5) % sentences.length;
      return this.#fill(sentences[which] ?? '', random, which);
    });
  }

  company(random: Random): string {
    return `${random.pick(this.#towns).name} ${random.pick(companyKinds)}`;
  }

  /**
   * Each sentence has forty skills to choose from: enough for different ads, and few enough to analyse each combination only once.
   */
  #fill(sentence: string, random: Random, which = 0): string {
    const skill = () => this.#skills[(which * 37 + random.below(40)) % this.#skills.length] ?? '';
    return sentence.replaceAll('{f}', skill).replaceAll('{b}', () => this.#towns[random.below(60) * 17]?.name ?? '');
  }
}
