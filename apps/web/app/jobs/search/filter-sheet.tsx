import type { ComponentProps } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { Dialog } from '../../ui/overlays/dialog';
import { SearchFilters } from './search-filters';

interface FilterSheetProps extends ComponentProps<typeof SearchFilters> {
  /** "Vis 38 job" */
  showHits: string;
  onClose: () => void;
}

/** The filter column on narrow screens: over the page, with the hits it gives at its foot. */
export default function FilterSheet({ showHits, onClose, ...filters }: FilterSheetProps) {
  const t = useWords('jobs');
  return (
    <Dialog
      open
      title={t('search.filters')}
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
