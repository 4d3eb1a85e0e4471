import { cvExtras } from '@jobblik/contract/candidates/cv-search.rules';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { radiusRange } from '@jobblik/contract/lookups/lookups.rules';
import { LanguagePicker } from '../../lookups';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { FilterGroup, FilterSection } from '../../ui/forms/filter-group';
import { FilterReset } from '../../ui/forms/filter-reset';
import { Slider } from '../../ui/forms/slider';
import page from '../../ui/layout/search-page.module.css';
import { CategoryFilter } from './category-filter';
import { PlaceFilter } from './place-filter';
import {
  activeCvFilters,
  type CvListName,
  type CvSearchAddress,
  cvSearchPath,
  searchAges,
  withoutCvFilters,
} from './search-address';
import s from './search-cvs.module.css';

interface SearchFiltersProps {
  search: CvSearchAddress;
  onChange: (part: Partial<CvSearchAddress>) => void;
  /** The sheet has its own heading. */
  inSheet?: boolean;
}

/** The filter column (spec 2§2); all its values are in the address. */
export function SearchFilters({ search, onChange, inSheet }: SearchFiltersProps) {
  const t = useWords('cv-search');
  const { ageFilters } = usePageSettings();
  const isFiltered = activeCvFilters(search, ageFilters) > 0;
  const ticks = (name: CvListName, options: readonly { id: number; name: string }[]) => (
    <FilterGroup
      label={t(`filter.${name}`)}
      options={options.map((option) => ({ value: String(option.id), label: option.name }))}
      chosen={search[name].map(String)}
      onToggle={(value, on) => {
        const others = search[name].filter((id) => id !== Number(value));
        onChange({ [name]: on ? [...others, Number(value)] : others });
      }}
    />
  );
  return (
    <section aria-label={t('filter.title')}>
      {(!inSheet || isFiltered) && (
        <div className={page.filtersHead}>
          {!inSheet && <h2>{t('filter.title')}</h2>}
          {isFiltered && <FilterReset to={cvSearchPath(withoutCvFilters(search))}>{t('filter.reset')}</FilterReset>}
        </div>
      )}
      <FilterSection>
        <CategoryFilter chosen={search.categories} onChange={(categories) => onChange({ categories })} />
      </FilterSection>
      <FilterSection>
        <PlaceFilter chosen={search.location} onChange={(location) => onChange({ location })} />
      </FilterSection>
      {ticks('job_type', jobTypes)}
      <FilterSection>
        {search.postcode ? (
          <Slider
            label={t('filter.radius', { postcode: search.postcode })}
            value={search.radius}
            {...sliderRange}
            format={(km) => t('filter.within', { km })}
            range={t('filter.radius_range')}
            onDone={(radius) => radius !== search.radius && onChange({ radius })}
          />
        ) : (
          <p className={page.hint}>{t('filter.no_radius')}</p>
        )}
      </FilterSection>
      {ticks('educations', educationLevels)}
      {ticks('experiences', experienceLevels)}
      {ticks(
        'extras',
        cvExtras.map(({ id, kind }) => ({ id, name: t(`filter.${kind}`) })),
      )}
      <FilterSection>
        <Languages chosen={search.language} onChange={(language) => onChange({ language })} />
      </FilterSection>
      {ageFilters && (
        <FilterSection>
          <Ages search={search} onChange={onChange} />
        </FilterSection>
      )}
    </section>
  );
}

const { min, max, step } = radiusRange;
const sliderRange = { min, max, step };

/** Languages of the CV: the list is long, so they are found by typing. */
function Languages({ chosen, onChange }: { chosen: readonly number[]; onChange: (ids: number[]) => void }) {
  const t = useWords('cv-search');
  return (
    <LanguagePicker label={t('filter.language')} none={t('filter.no_language')} chosen={chosen} onChange={onChange} />
  );
}

/** Ages that people show; a narrowed range excludes everybody without an age. */
function Ages({ search: { minAge, maxAge }, onChange }: SearchFiltersProps) {
  const t = useWords('cv-search');
  const shared = { ...searchAges, step: 1 };
  return (
    <div className={s.ages}>
      <Slider
        label={t('filter.min_age')}
        value={minAge}
        {...shared}
        format={(age) => t('filter.from_age', { age })}
        onDone={(age) => age !== minAge && onChange({ minAge: age, maxAge: Math.max(age, maxAge) })}
      />
      <Slider
        label={t('filter.max_age')}
        value={maxAge}
        {...shared}
        format={(age) => t(age === searchAges.max ? 'filter.to_oldest' : 'filter.to_age', { age })}
        onDone={(age) => age !== maxAge && onChange({ maxAge: age, minAge: Math.min(age, minAge) })}
      />
      <p className={page.hint}>{t('filter.age_note')}</p>
    </div>
  );
}
