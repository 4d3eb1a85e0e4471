import type { ComponentProps } from 'react';
import { useWords } from '../../platform/words/i18n';
import { FilterSheet } from '../../ui/overlays/filter-sheet';
import { SearchFilters } from './search-filters';

interface JobFilterSheetProps extends ComponentProps<typeof SearchFilters> {
  showHits: string;
  onClose: () => void;
}

/** A file of its own, as it comes when it is opened. */
export default function JobFilterSheet({ showHits, onClose, ...filters }: JobFilterSheetProps) {
  const t = useWords('jobs');
  return (
    <FilterSheet title={t('search.filters')} showHits={showHits} onClose={onClose}>
      <SearchFilters {...filters} inSheet />
    </FilterSheet>
  );
}
