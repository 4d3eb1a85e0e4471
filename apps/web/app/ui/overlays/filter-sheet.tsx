import type { ReactNode } from 'react';
import { Button } from '../forms/button';
import { Dialog } from './dialog';

interface FilterSheetProps {
  title: string;
  /** "Vis 38 job" */
  showHits: string;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filter column on narrow screens: a sheet over the page, with the number of hits at the bottom. */
export function FilterSheet({ title, showHits, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open
      title={title}
      unsaved={false}
      onClose={onClose}
      footer={
        <Button kind="filled" full onClick={onClose}>
          {showHits}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
