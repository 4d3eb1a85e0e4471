import { type ApplicantSort, applicantSorts } from '@jobblik/contract/applications/applicant-review.rules';
import { cvExtras } from '@jobblik/contract/cv/cv-search.rules';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { IconFileText, IconSearch, IconVideo } from '@tabler/icons-react';
import { usePageSettings } from '../../../platform/page-settings';
import { useDebouncedInput } from '../../../platform/state/use-debounced-input';
import { useWords } from '../../../platform/words/i18n';
import { classes } from '../../../ui/classes';
import { Button } from '../../../ui/forms/button';
import { Chip } from '../../../ui/forms/chip';
import { SelectField, TextField } from '../../../ui/forms/field';
import { FilterGroup } from '../../../ui/forms/filter-group';
import { type ApplicantsAddress, isFiltered, type ListName, plainAddress } from './applicants-address';
import { FilterMenu } from './applicants-filter-menu';
import { AgeFilter, DistanceFilter, LanguageFilter } from './applicants-filter-parts';
import s from './applicants-filters.module.css';

interface ApplicantFiltersProps {
  address: ApplicantsAddress;
  onChange: (change: Partial<ApplicantsAddress>) => void;
}

/** Milliseconds after the last keystroke before the search starts. */
const pause = 350;

/** The filter bar (spec 2§2). The URL holds its values. */
export function ApplicantFilters({ address, onChange: set }: ApplicantFiltersProps) {
  const t = useWords('applications');
  const { ageFilters } = usePageSettings();
  const toggle = (name: ListName, id: number, on: boolean) =>
    set({ [name]: on ? [...address[name], id] : address[name].filter((one) => one !== id) });
  const ticks = (name: 'job_type' | 'educations' | 'experiences', options: readonly { id: number; name: string }[]) => (
    <FilterMenu
      label={t(`filter.${name}`)}
      valueText={valueTextOf(
        t(`filter.${name}`),
        options.filter(({ id }) => address[name].includes(id)).map((option) => option.name),
      )}
      chosen={address[name].length}
      onClear={() => set({ [name]: [] })}
    >
      <FilterGroup
        label={t(`filter.${name}`)}
        options={options.map((option) => ({ value: String(option.id), label: option.name }))}
        chosen={address[name].map(String)}
        onToggle={(value, on) => toggle(name, Number(value), on)}
      />
    </FilterMenu>
  );
  const icons = { video: IconVideo, cv_document: IconFileText };
  return (
    <search className={s.bar} aria-label={t('filter.title')}>
      <div className={`wrap-work ${s.row}`}>
        <Words keyword={address.keyword} onSearch={(keyword) => set({ keyword })} />
        {ticks('job_type', jobTypes)}
        {ticks('educations', educationLevels)}
        {ticks('experiences', experienceLevels)}
        <LanguageFilter chosen={address.language} onChange={(language) => set({ language })} />
        <DistanceFilter postcode={address.postcode} radius={address.radius} onChange={set} />
        {ageFilters && <AgeFilter minAge={address.minAge} maxAge={address.maxAge} onChange={set} />}
        {cvExtras.map(({ id, kind }) => (
          <Chip
            key={id}
            icon={icons[kind]}
            on={address.extras.includes(id)}
            onClick={() => toggle('extras', id, !address.extras.includes(id))}
          >
            {t(`filter.${kind}`)}
          </Chip>
        ))}
        <Button
          size="small"
          kind="text"
          className={classes(s.clearAll, !isFiltered(address) && s.isUnused)}
          onClick={() => set({ ...plainAddress, state: address.state, sort: address.sort })}
        >
          {t('filter.clear_all')}
        </Button>
      </div>
    </search>
  );
}

/** The order of the list, within its groups. */
export function SortApplicants({ sort, onChange }: { sort: ApplicantSort; onChange: (sort: ApplicantSort) => void }) {
  const t = useWords('applications');
  return (
    <SelectField
      hideLabel
      size="small"
      className={s.sort}
      label={t('list.sort')}
      value={sort}
      options={applicantSorts.map((value) => ({ value, label: t(`list.sort_${value}`) }))}
      onChange={(event) => onChange(applicantSorts.find((one) => one === event.target.value) ?? 'rating')}
    />
  );
}

function valueTextOf(label: string, chosen: readonly string[]): string {
  if (chosen.length === 0) return label;
  return chosen.length === 1 ? (chosen[0] ?? label) : `${label} (${chosen.length})`;
}

/** Keyword search in applications; starts after a pause in typing, or at once on Enter. */
function Words({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const t = useWords('applications');
  const { text, onType, flush } = useDebouncedInput(keyword, onSearch, pause);
  return (
    <TextField
      hideLabel
      size="small"
      type="search"
      className={s.words}
      icon={IconSearch}
      label={t('list.search')}
      placeholder={t('list.search')}
      maxLength={200}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && flush()}
    />
  );
}
