import { categoryTree } from '../../apps/server/src/lookups/index.ts';
import type { JobSearchInput } from '../../packages/contract/src/jobs/job-search.schema.ts';
import { AdTexts } from '../../support/data/ad-texts.ts';
import { Random, Weighted } from '../../support/data/random.ts';

/** The kinds of search that people make, in equal shares. */
export const kinds = ['keyword', 'keyword + place', 'radius', 'category', 'none', 'typo', 'two words'] as const;
export type Kind = (typeof kinds)[number];

export interface MixedSearch {
  kind: Kind;
  body: JobSearchInput;
}

/** Searches as people make them and the search page sends them: common titles and large towns more often, mostly the first page. */
export function searchMix(count: number, seed = 7): MixedSearch[] {
  const random = new Random(seed);
  const texts = new AdTexts();
  const subCategories = categoryTree().flatMap((main) => main.children.map((child) => child.id));
  const radii = new Weighted([50, 25, 10, 100, 5], (radius) => (radius === 50 ? 6 : 1));
  const word = () =>
    texts.titles
      .pick(random)
      .name.split(/[^\p{L}-]+/u)
      .filter((one) => one.length > 3);
  const title = () => word()[0] ?? 'pædagog';
  const bodyOf = (kind: Kind): JobSearchInput => {
    const city = texts.cities.pick(random);
    switch (kind) {
      case 'keyword':
        return { keyword: title() };
      case 'keyword + place':
        return { keyword: title(), location: [{ name: city.name, zip: city.zip, region: city.region }] };
      case 'radius':
        return { postcode: city.zip, radius: radii.pick(random) };
      case 'category':
        return { category_condition: [random.pick(subCategories)] };
      case 'none':
        return {};
      case 'typo':
        return { keyword: misspelt(title(), random) };
      case 'two words':
        return { keyword: `${title()} ${city.name.split(' ')[0]}` };
    }
  };
  return Array.from({ length: count }, (_, at) => {
    const kind = kinds[at % kinds.length] ?? 'none';
    const pageNumber = random.chance(0.85) ? 1 : 2 + random.below(3);
    return { kind, body: { ...bodyOf(kind), similar: true, pageNumber } };
  });
}

/** One typing error: a letter left out, doubled or swapped with the next. */
export function misspelt(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)];
  const slips = [before + next + after, before + letter + letter + next + after, before + next + letter + after];
  return random.pick(slips);
}
