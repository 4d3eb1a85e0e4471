import type { JobCard } from '@jobblik/contract/jobs/jobs.schema';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { jobPath } from '../ad/job-texts';
import { isWide, type Preview } from './use-preview';
import { rowLink } from './use-row-events';

interface PreviewKeys {
  preview: Preview;
  /** The open ad. */
  shown: JobCard | undefined;
  /** The list of hits. */
  list: RefObject<HTMLElement | null>;
  onSave: (job: JobCard) => void;
  onCompare: (job: JobCard) => void;
}

/**
 * Keys of the list of hits: arrows, J and K step, Enter opens the ad's page, G saves, S compares, Escape closes. The arrow keys
 * step only while the focus is in the list or nowhere, as they scroll everything else. Stepping moves the focus if it is in the
 * list; elsewhere it stays, and `announced` is announced to screen readers.
 */
export function usePreviewKeys({ preview, shown, list, onSave, onCompare }: PreviewKeys) {
  const navigate = useNavigate();
  const [announced, setAnnounced] = useState<JobCard>();
  const isActive = () => (isWide() ? !isPanelOpen() : preview.isOpen);
  const isInList = () => list.current?.contains(document.activeElement) || document.activeElement === document.body;

  function step(by: 1 | -1): boolean {
    if (!isActive()) return false;
    const next = preview.step(by);
    if (!next) return true;
    const link = rowLink(next.id);
    link?.closest('li')?.scrollIntoView({ block: 'nearest' });
    if (isWide() && isInList()) link?.focus({ preventScroll: true });
    else setAnnounced(next);
    return true;
  }
  const onShown = (act: (job: JobCard) => void) => () => {
    if (!shown || !isActive() || (isWide() && preview.isClosed)) return false;
    act(shown);
    return true;
  };
  const arrow = (by: 1 | -1) => () => isWide() && isInList() && step(by);
  const shortcuts = useShortcuts(
    {
      arrowdown: arrow(1),
      arrowup: arrow(-1),
      j: () => step(1),
      k: () => step(-1),
      enter: () => document.activeElement === document.body && onShown((job) => void navigate(jobPath(job)))(),
      g: onShown(onSave),
      s: onShown(onCompare),
      escape() {
        if (!isActive()) return false;
        if (!isWide() && preview.shownId !== undefined) rowLink(preview.shownId)?.focus({ preventScroll: true });
        preview.close();
        return true;
      },
    },
    { storageKey: 'search-keys', repeats: ['arrowdown', 'arrowup', 'j', 'k'] },
  );
  return { shortcuts, announced };
}

/** True while a menu is open, which handles the keys. */
function isPanelOpen(): boolean {
  return document.querySelector('main [aria-expanded="true"]') !== null;
}
