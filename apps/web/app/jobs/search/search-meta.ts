import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import type { Seo } from '../../platform/seo';
import { formatNumber } from '../../platform/words/format';
import type { Words } from '../../platform/words/i18n';
import type { SearchAddress } from './search-address';
import type { NamedPlace } from './search-places';

export interface SearchSubject {
  search: Pick<SearchAddress, 'keyword' | 'category'>;
  /** Number of ads shown on the page. */
  count: number;
  near: NamedPlace | null;
  locations: readonly NamedPlace[];
  categories: readonly { seo: string; text: string }[];
}

/** Title, description and keywords of a search, from its filters and its number of hits. */
export function searchMeta(
  subject: SearchSubject,
  t: Words<'jobs'>,
): Required<Pick<Seo, 'title' | 'description' | 'keywords'>> {
  const { search, count, near, locations, categories } = subject;
  const keyword = keywordOf(search.keyword);
  const fields = categories.filter(({ seo }) => search.category.includes(seo)).map(({ text }) => text);
  const places = [near?.label, ...locations.map(({ label }) => label)].filter((place) => place !== undefined);
  const words = [keyword, ...fields, ...places].filter(Boolean);
  const about = words.join(', ');
  const total = formatNumber(count);
  const onlyKeyword = keyword !== '' && words.length === 1;
  return {
    title: onlyKeyword
      ? t('search.title_keyword', { keyword })
      : about
        ? t('search.title_about', { about })
        : t('search.title'),
    description:
      count === 0
        ? t('search.description_none')
        : about
          ? t('search.description_about', { about, count, total })
          : t('search.description', { total }),
    keywords: [...words, t('search.keywords')],
  };
}
