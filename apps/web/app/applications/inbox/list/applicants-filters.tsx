import { type ApplicantSort, applicantSorts } from '@jobblik/contract/applications/applicant-review.rules';
import { cvExtras } from '@jobblik/contract/candidates/cv-search.rules';
import { experienceLevels } from '@jobblik/contract/jobs/job-choices.rules';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { IconSearch } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { usePageSettings } from '../../../platform/page-settings';
import { useDebouncedInput } from '../../../platform/state/use-debounced-input';
import { useWords } from '../../../platform/words/i18n';
import { Button } from '../../../ui/forms/button';
import { TextField } from '../../../ui/forms/field';
import { FilterGroup } from '../../../ui/forms/filter-group';
import { SortMenu } from '../../../ui/overlays/sort-menu';
import { type InboxAddress, isFiltered, type ListName, plainAddress } from './address';
import { AgeFilter, DistanceFilter, LanguageFilter } from './applicants-filter-parts';
import s from './applicants-filters.module.css';
import { useFiltersInForce } from './filter-chips';
import { FilterPanel } from './filter-panel';

interface ApplicantFiltersProps {
  address: InboxAddress;
  onChange: (change: Partial<InboxAddress>) => void;
  open: boolean;
  onOpen: (open: boolean) => void;
}

/** Milliseconds after the last keystroke before the search starts. */
const pause = 350;

/** All filters (spec 2§2) behind one button. The URL holds their values. */
export function ApplicantFilters({ address, onChange: set, open, onOpen }: ApplicantFiltersProps) {
  const t = useWords('applications');
  const { ageFilters } = usePageSettings();
  const first = useRef<HTMLInputElement>(null);
  const chosen = useFiltersInForce(address).length;
  const toggle = (name: ListName, id: number, on: boolean) =>
    set({ [name]: on ? [...address[name], id] : address[name].filter((one) => one !== id) });
  const ticks = (name: ListName, options: readonly { id: number; name: string }[]) => (
    <FilterGroup
      label={t(`filter.${name}`)}
      options={options.map((option) => ({ value: String(option.id), label: option.name }))}
      chosen={address[name].map(String)}
      onToggle={(value, on) => toggle(name, Number(value), on)}
    />
  );
  return (
    <FilterPanel open={open} onOpen={onOpen} chosen={chosen} first={first}>
      <Words ref={first} keyword={address.keyword} onSearch={(keyword) => set({ keyword })} />
      <FilterGroup
        label={t('filter.rating')}
        options={[{ value: 'awaits', label: t('filter.awaits_answer_long') }]}
        chosen={address.awaitsAnswer ? ['awaits'] : []}
        onToggle={(_value, on) => set({ awaitsAnswer: on })}
      />
      {ticks('experiences', experienceLevels)}
      <DistanceFilter postcode={address.postcode} radius={address.radius} onChange={set} />
      {ticks('job_type', jobTypes)}
      {ticks('educations', educationLevels)}
      {ticks(
        'extras',
        cvExtras.map(({ id, kind }) => ({ id, name: t(`filter.${kind}`) })),
      )}
      <LanguageFilter chosen={address.language} onChange={(language) => set({ language })} />
      {ageFilters && <AgeFilter minAge={address.minAge} maxAge={address.maxAge} onChange={set} />}
      <div className={s.panelFooter}>
        <Button
          size="small"
          kind="text"
          disabled={!isFiltered(address)}
          onClick={() => set({ ...plainAddress, state: address.state, sort: address.sort })}
        >
          {t('filter.clear_all')}
        </Button>
        <Button size="small" kind="filled" onClick={() => onOpen(false)}>
          {t('filter.show')}
        </Button>
      </div>
    </FilterPanel>
  );
}

interface SortApplicantsProps {
  sort: ApplicantSort;
  hrefOf: (sort: ApplicantSort) => string;
}

/** The order of the list, within its groups. */
export function SortApplicants({ sort, hrefOf }: SortApplicantsProps) {
  const t = useWords('applications');
  const orders = applicantSorts.map((value) => ({
    value,
    label: t(`list.sort_${value}`),
    short: t(`list.sorted_by_${value}`),
    to: hrefOf(value),
  }));
  return (
    <SortMenu
      className={s.sort}
      label={t('list.sorted', { order: t(`list.sort_${sort}`) })}
      value={sort}
      orders={orders}
    />
  );
}

/** Keyword search in applications; starts after a pause in typing, or at once on Enter. */
function Words({
  keyword,
  onSearch,
  ref,
}: {
  keyword: string;
  onSearch: (keyword: string) => void;
  ref: Ref<HTMLInputElement>;
}) {
  const t = useWords('applications');
  const { text, onType, flush } = useDebouncedInput(keyword, onSearch, pause);
  return (
    <TextField
      ref={ref}
      hideLabel
      size="small"
      type="search"
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
