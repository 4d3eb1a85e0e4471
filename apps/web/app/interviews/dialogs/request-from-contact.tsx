import { getInterviewCandidates } from '@jobblik/contract/interviews/interviews.api';
import { useCall } from '../../platform/api/query';
import { RequestDialog } from './request-dialog';

interface RequestFromContactProps {
  userId: number;
  name: string;
  onClose: () => void;
}

/** Requests an interview from the chat or a CV, where the person's application, if any, is not loaded. */
export function RequestFromContact({ userId, name, onClose }: RequestFromContactProps) {
  const candidates = useCall(getInterviewCandidates, { body: { keyword: name } }, { staleTime: 0 });
  if (candidates.isPending) return null;
  const own = candidates.data?.find(({ user_id }) => user_id === userId);
  return (
    <RequestDialog
      candidate={{ userId, name }}
      applicationId={own?.app_id ?? null}
      jobTitle={own?.job_title ?? undefined}
      onClose={onClose}
    />
  );
}
