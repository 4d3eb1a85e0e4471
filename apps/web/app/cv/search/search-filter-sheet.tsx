import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { SearchFilters, type SearchFiltersProps } from './search-filters';

interface FilterSheetProps extends Omit<SearchFiltersProps, 'inSheet'> {
  /** "Vis 38 kandidater" */
  showHits: string;
  onClose: () => void;
}

/** The filter column on narrow screens: over the page, with the hits it gives at its foot. */
export function SearchFilterSheet({ showHits, onClose, ...filters }: FilterSheetProps) {
  const t = useWords('cv-search');
  return (
    <Dialog
      open
      title={t('filter.title')}
      unsaved={false}
      onClose={onClose}
      footer={
        <Button kind="filled" full onClick={onClose}>
          {showHits}
        </Button>
      }
    >
      <SearchFilters {...filters} inSheet />
    </Dialog>
  );
}
