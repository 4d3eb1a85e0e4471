import { jobTitleList, languageList, skillList } from '../../apps/server/src/lookups/index.ts';
import type { CvContent } from '../../packages/contract/src/cv/cv.schema.ts';
import { AdTexts } from './ad-texts.ts';
import { type Random, Weighted } from './random.ts';

const firstNames = 'Anne Peter Mette Lars Kirsten Søren Hanne Jens Fatima Emil Sofie Ahmed Ida Noah Freja Oscar'.split(
  ' ',
);
const lastNames = 'Jensen Nielsen Hansen Pedersen Andersen Holm Lund Krogh Møller Dahl Yilmaz Vestergaard Bech'.split(
  ' ',
);
const sentences = [
  'Jeg er vant til at arbejde selvstændigt og tager gerne ansvar for {f}.',
  'I mit seneste job stod jeg for {f} og oplæring af nye kolleger.',
  'Jeg møder til tiden og siger til, når noget kan gøres bedre.',
  'Mine kolleger kender mig som rolig, også når der er travlt.',
  'Jeg har arbejdet med {f} i mange år og vil gerne lære mere.',
  'Jeg søger et sted, hvor man spiser frokost sammen og bliver færdig med tingene.',
  'Jeg har kørekort og flytter gerne for det rigtige job.',
  'Fritiden går med børn, køkkenhave og håndbold.',
  'Jeg læser tegninger, vejledninger og kunder uden besvær.',
  'Jeg har taget kurser i {f} og bruger dem hver dag.',
];
const schools = ['Tech College Aalborg', 'VIA University College', 'Københavns Universitet', 'Hansenberg', 'Zealand'];

/** Generates CVs from ESCO titles, as frequent as their vacancies, with skills, languages and sentences. */
export class CvTexts {
  readonly ads = new AdTexts();
  readonly #titles = new Map(jobTitleList().all.map(({ id, name }) => [name.toLowerCase(), id]));
  readonly #skills = skillList().all;
  /** Danish and English are in nearly every CV; the others are in few. */
  readonly #others = new Weighted(
    languageList().all.map(({ id }) => id),
    (id) => ([32, 153, 117, 47, 39].includes(id) ? 30 : 1),
  );

  content(random: Random): CvContent {
    const wishes = Array.from({ length: 1 + random.below(2) }, () => this.#wish(random)).filter(
      (id) => id !== undefined,
    );
    const started = 1985 + random.below(40);
    const changed = started + 1 + random.below(8);
    return {
      first_name: random.pick(firstNames),
      last_name: random.pick(lastNames),
      phone: '20304050',
      email: null,
      about_me: Array.from({ length: 4 }, () => `<p>${this.#sentence(random)}</p>`).join(''),
      birthday: random.chance(0.5) ? `${started - 20}-0${1 + random.below(9)}-1${random.below(9)}` : null,
      gender: 0,
      cv_city: this.ads.cities.pick(random).id,
      jobtype: random.chance(0.75) ? 1 : 2 + random.below(4),
      cv_experience: [
        this.#job(random, changed < 2025 ? changed : 2024, null),
        ...(changed < 2025 ? [this.#job(random, started, changed)] : []),
      ],
      cv_education: [
        {
          course_id: 1 + random.below(7),
          education_name: this.ads.titles.pick(random).name,
          education_school: random.pick(schools),
          education_start_year: started - 4,
          education_end_year: started,
          education_description: '',
        },
      ],
      cv_category: [this.ads.title(random).categoryId],
      cv_wish: [...new Set(wishes)],
      cv_skill: [...new Set(Array.from({ length: 5 }, () => random.pick(this.#skills).id))],
      cv_language: [
        ...new Set([
          31,
          ...(random.chance(0.8) ? [37] : []),
          ...(random.chance(0.3) ? [this.#others.pick(random)] : []),
        ]),
      ].map((id) => ({ id, level: 1 + random.below(4) })),
    };
  }

  #wish(random: Random): number | undefined {
    return this.#titles.get(this.ads.titles.pick(random).name.toLowerCase());
  }

  #job(random: Random, from: number, to: number | null): CvContent['cv_experience'][number] {
    return {
      title: this.ads.titles.pick(random).name,
      company_name: this.ads.company(random),
      experience_description: this.#sentence(random),
      experience_start_year: from,
      experience_start_month: 1 + random.below(12),
      experience_end_year: to,
      experience_end_month: to === null ? null : 12,
      present: to === null ? 1 : 0,
    };
  }

  /** Each sentence has few skills to choose from, so that each combination is analysed only once. */
  #sentence(random: Random): string {
    const which = random.below(sentences.length);
    const skill = this.#skills[(which * 37 + random.below(20)) % this.#skills.length]?.name ?? '';
    return (sentences[which] ?? '').replaceAll('{f}', skill);
  }
}
