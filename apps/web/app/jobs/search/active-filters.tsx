import { jobTypeOf } from '@jobblik/contract/jobs/job-choices.rules';
import type { TypedPlaceAnswer } from '@jobblik/contract/jobs/job-search.schema';
import { postedChoices } from '@jobblik/contract/jobs/jobs.rules';
import { wishes } from '@jobblik/contract/jobs/wishes.rules';
import type { Category } from '@jobblik/contract/lookups/lookups.schema';
import { Link } from '../../platform/link';
import { useWords, type Words } from '../../platform/words/i18n';
import { RemovableChip } from '../../ui/forms/chip';
import s from './find-job.module.css';
import { onOffFilters, onOffNames, type SearchAddress, searchPath, withoutFilters } from './search-address';
import type { NamedPlace } from './search-places';

/** Names of filters that the address has as ids. */
export interface FilterNames {
  categories: readonly Category[];
  /** Centre of the circle. */
  near: NamedPlace | null;
  locations: readonly NamedPlace[];
  /** Places recognised in the keyword. */
  typed: readonly TypedPlaceAnswer[];
  /** The keyword without those places. */
  words: string;
}

/** The active filters, each with the search without it. */
export function filterChips(
  search: SearchAddress,
  { categories, near, locations, typed }: FilterNames,
  t: Words<'jobs'>,
): { label: string; to: string }[] {
  const without = (part: Partial<SearchAddress>) => searchPath({ ...search, page: 1, ...part });
  const drop = <T,>(list: readonly T[], value: T) => list.filter((other) => other !== value);
  const kinds = ['none', 'hybrid', 'full'] as const;
  return [
    ...typed.map(({ label, other_words: keyword }) => ({ label, to: without({ keyword }) })),
    ...locations.map(({ value, label }) => ({ label, to: without({ location: drop(search.location, value) }) })),
    ...(near
      ? [{ label: `${near.label}, ${t('search.radius_chip', { km: search.radius })}`, to: without({ postcode: '' }) }]
      : []),
    ...search.type.map((id) => ({ label: jobTypeOf(id).name, to: without({ type: drop(search.type, id) }) })),
    ...search.category.map((name) => ({
      label: categories.find((category) => category.seo === name)?.text ?? name,
      to: without({ category: drop(search.category, name) }),
    })),
    ...postedChoices
      .filter((id) => search.posted.includes(id))
      .map((id) => ({
        label: t(`search.posted_${id}`),
        to: without({ posted: drop(search.posted, id) }),
      })),
    ...search.remote.map((id) => ({
      label: t(`remote.${kinds[id - 1] ?? 'none'}`),
      to: without({ remote: drop(search.remote, id) }),
    })),
    ...wishes
      .filter(({ id }) => search.wish.includes(id))
      .map(({ id, name }) => ({ label: name, to: without({ wish: drop(search.wish, id) }) })),
    ...onOffNames
      .filter((name) => search[name])
      .map((name) => ({ label: t(onOffFilters[name].label), to: without({ [name]: false }) })),
  ];
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ search, names }: { search: SearchAddress; names: FilterNames }) {
  const t = useWords('jobs');
  const chips = filterChips(search, names, t);
  if (chips.length === 0) return null;
  const isTyped = names.typed.length > 0;
  return (
    <>
      {chips.map(({ label, to }) => (
        <RemovableChip key={to} name={label} removeTo={to}>
          {label}
        </RemovableChip>
      ))}
      <Link
        className={s.removeAll}
        to={searchPath({
          ...withoutFilters(search),
          ...(isTyped && { keyword: names.words }),
          location: [],
          postcode: '',
        })}
        preventScrollReset
      >
        {t('search.remove_all')}
      </Link>
    </>
  );
}
