import { jobTypes } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobFacets } from '@jobblik/contract/jobs/job-search.schema';
import { postedChoices } from '@jobblik/contract/jobs/jobs.rules';
import { wishFilterGroups } from '@jobblik/contract/jobs/wishes.rules';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import type { Category } from '@jobblik/contract/lookups/lookups.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FilterGroup, FilterSection } from '../../ui/forms/filter-group';
import { FilterReset } from '../../ui/forms/filter-reset';
import { Slider } from '../../ui/forms/slider';
import page from '../../ui/layout/search-page.module.css';
import {
  activeFilters,
  onOffFilters,
  onOffNames,
  type SearchAddress,
  searchPath,
  withoutFilters,
} from './search-address';
import type { NamedPlace } from './search-places';

interface SearchFiltersProps {
  search: SearchAddress;
  facets: JobFacets;
  categories: readonly Category[];
  near: NamedPlace | null;
  onChange: (part: Partial<SearchAddress>) => void;
  /** A form with its own heading and button, for pages without scripts. */
  plain?: boolean;
}

type Counted = readonly { id: number; count: number }[];
const countOf = (list: Counted, id: number) => list.find((facet) => facet.id === id)?.count ?? 0;
const toggled = <T,>(list: readonly T[], value: T, on: boolean) =>
  on ? [...list, value] : list.filter((other) => other !== value);

/** The filters with their numbers of hits. */
export function SearchFilters({ search, facets, categories, near, onChange, plain }: SearchFiltersProps) {
  const t = useWords('jobs');
  const ids = (name: 'type' | 'posted' | 'remote' | 'wish') => ({
    chosen: search[name].map(String),
    onToggle: (value: string, on: boolean) => onChange({ [name]: toggled(search[name], Number(value), on) }),
  });
  const isFiltered = activeFilters(search) > 0;
  const byHits = categories.toSorted((a, b) => countOf(facets.categories, b.id) - countOf(facets.categories, a.id));
  return (
    <form method="get" action={pathTo('findJob')} aria-label={t('search.filters')}>
      {(plain || isFiltered) && (
        <div className={page.filtersHead}>
          {plain && <h2>{t('search.filters')}</h2>}
          {isFiltered && <FilterReset to={searchPath(withoutFilters(search))}>{t('search.reset')}</FilterReset>}
        </div>
      )}
      <FilterGroup
        label={t('search.type')}
        name="type"
        {...ids('type')}
        options={jobTypes.map(({ id, name }) => ({
          value: String(id),
          label: name,
          count: countOf(facets.job_type, id),
        }))}
      />
      <FilterSection>
        {near ? (
          <Slider
            label={t('search.radius', { place: near.label })}
            name="radius"
            value={search.radius}
            min={radiusRange.min}
            max={radiusRange.max}
            step={radiusRange.step}
            format={(km) => t('search.radius_value', { km })}
            range={t('search.radius_range')}
            onDone={(radius) => radius !== search.radius && onChange({ radius })}
          />
        ) : (
          <p className={page.hint}>{t('search.radius_none')}</p>
        )}
      </FilterSection>
      <FilterGroup
        label={t('search.field')}
        name="job_category"
        chosen={search.category}
        onToggle={(value, on) => onChange({ category: toggled(search.category, value, on) })}
        limit={6}
        showAll={t('search.all_fields', { count: categories.length })}
        options={byHits.map(({ id, seo, text }) => ({
          value: seo,
          label: text,
          count: countOf(facets.categories, id),
        }))}
      />
      <FilterGroup
        label={t('search.posted')}
        name="posted"
        {...ids('posted')}
        options={postedChoices.map((id) => ({
          value: String(id),
          label: t(`search.posted_${id}`),
          count: countOf(facets.datePosted, id),
        }))}
      />
      <FilterGroup
        label={t('search.remote')}
        name="remote"
        {...ids('remote')}
        options={(['none', 'hybrid', 'full'] as const).map((kind, index) => ({
          value: String(index + 1),
          label: t(`remote.${kind}`),
          count: countOf(facets.remote, index + 1),
        }))}
      />
      {wishFilterGroups.map(({ name, wishes }) => (
        <FilterGroup
          key={name}
          label={t(`search.wishes_${name}`)}
          name="wish"
          {...ids('wish')}
          options={wishes.map((wish) => ({
            value: String(wish.id),
            label: wish.name,
            count: countOf(facets.wishes, wish.id),
          }))}
        />
      ))}
      {onOffNames.map((name) => {
        const { param, field, group, label } = onOffFilters[name];
        return (
          <FilterGroup
            key={name}
            label={t(group)}
            name={param}
            chosen={search[name] ? ['1'] : []}
            onToggle={(_value, on) => onChange({ [name]: on })}
            options={[{ value: '1', label: t(label), count: facets[field] }]}
          />
        );
      })}
      {plain && (
        <>
          <input type="hidden" name="keyword" value={search.keyword} />
          {search.wordsOnly && <input type="hidden" name="words" value="1" />}
          {search.location.map((slug) => (
            <input key={slug} type="hidden" name="location" value={slug} />
          ))}
          <input type="hidden" name="postcode" value={search.postcode} />
          <Button type="submit">{t('search.apply_filters')}</Button>
        </>
      )}
    </form>
  );
}
