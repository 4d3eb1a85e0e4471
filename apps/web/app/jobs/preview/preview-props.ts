import type { JobCard, JobPreview } from '@jobblik/contract/jobs/jobs.schema';
import type { Preview } from './use-preview';

/** An answer of `useCall`, as far as the pane reads it. */
export interface PreviewQuery {
  data: JobPreview | undefined;
  error: { code: string } | null;
  refetch: () => unknown;
}

export interface PreviewPaneProps {
  preview: Preview;
  /** What the list knows of the ad, shown until the rest is loaded. */
  card: JobCard | undefined;
  query: PreviewQuery;
  /** All hits. */
  count: number;
  isPinned: boolean;
  onCompare: (job: JobCard) => void;
  isSaved: boolean;
  onSave: (job: JobCard) => void;
  /** The keys of the list. */
  shortcuts: { on: boolean; toggle: () => void };
}
