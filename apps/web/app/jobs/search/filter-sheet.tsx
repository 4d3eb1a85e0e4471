import type { ComponentProps } from 'react';
import { useWords } from '../../platform/words/i18n';
import { FilterSheet } from '../../ui/overlays/filter-sheet';
import { ActiveFilters, type FilterNames } from './active-filters';
import s from './find-job.module.css';
import { SearchFilters } from './search-filters';

interface JobFilterSheetProps extends Omit<ComponentProps<typeof SearchFilters>, 'plain' | 'near' | 'categories'> {
  names: FilterNames;
  showHits: string;
  onClose: () => void;
}

/** The filters, and the active ones with buttons to remove them. A separate file, loaded when it is opened. */
export default function JobFilterSheet({ names, showHits, onClose, ...filters }: JobFilterSheetProps) {
  const t = useWords('jobs');
  return (
    <FilterSheet title={t('search.filters')} showHits={showHits} onClose={onClose}>
      <div className={s.chips}>
        <ActiveFilters search={filters.search} names={names} />
      </div>
      <SearchFilters {...filters} near={names.near} categories={names.categories} />
    </FilterSheet>
  );
}
