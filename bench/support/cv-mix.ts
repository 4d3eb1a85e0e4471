import { categoryTree, languageList } from '../../apps/server/src/lookups/index.ts';
import type { CvSearchInput } from '../../packages/contract/src/candidates/cv-search.schema.ts';
import { CvTexts } from '../../support/data/cv-texts.ts';
import { Random, Weighted } from '../../support/data/random.ts';
import { misspelt } from './search-mix.ts';

/** The kinds of search that employers make, in equal shares. */
export const kinds = ['keyword', 'keyword + radius', 'filters', 'none', 'language + education', 'typo'] as const;
export type Kind = (typeof kinds)[number];

export interface MixedCvSearch {
  kind: Kind;
  body: CvSearchInput;
}

/** Searches as employers make them: common titles and large towns more often, mostly the first page. */
export function cvMix(count: number, seed = 7): MixedCvSearch[] {
  const random = new Random(seed);
  const { ads } = new CvTexts();
  const categories = categoryTree().flatMap((main) => main.children.map((child) => child.id));
  const radii = new Weighted([50, 25, 10, 100, 5], (radius) => (radius === 50 ? 6 : 1));
  const languages = languageList().all.map(({ id }) => id);
  const word = () =>
    ads.titles
      .pick(random)
      .name.split(/[^\p{L}-]+/u)
      .find((one) => one.length > 3) ?? 'pædagog';
  const circle = () => ({ postcode: Number(ads.cities.pick(random).zip), radius: radii.pick(random) });
  const one = (most: number) => [{ id: 1 + random.below(most), status: 1 }];
  const bodyOf = (kind: Kind): CvSearchInput => {
    switch (kind) {
      case 'keyword':
        return { keyword: word() };
      case 'keyword + radius':
        return { keyword: word(), ...circle() };
      case 'filters':
        return { job_type: one(5), experiences: one(4), categories: [random.pick(categories)], ...circle() };
      case 'none':
        return { keyword: 'all' };
      case 'language + education':
        return { language: [random.chance(0.5) ? 32 : random.pick(languages)], educations: one(7) };
      case 'typo':
        return { keyword: misspelt(word(), random) };
    }
  };
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'none';
    return { kind, body: { ...bodyOf(kind), pageNumber: random.chance(0.85) ? 1 : 2 + random.below(3) } };
  });
}
