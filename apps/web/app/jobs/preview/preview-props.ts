import type { JobCard, JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import type { Problem } from '@jobblik/contract/kernel/problem';
import type { Preview } from './use-preview';

/** The parts of a `useCall` result that the pane uses. */
export interface PreviewQuery {
  data: JobPreview | undefined;
  error: Problem | null;
  refetch: () => unknown;
}

export interface PreviewPaneProps {
  preview: Preview;
  /** The list's data of the ad, shown until the rest is loaded. */
  card: JobCard | undefined;
  query: PreviewQuery;
  /** All hits. */
  count: number;
  isPinned: boolean;
  onCompare: (job: JobCard) => void;
  isSaved: boolean;
  onSave: (job: JobCard) => void;
  /** The keyboard shortcuts of the list. */
  shortcuts: { on: boolean; toggle: () => void };
}
