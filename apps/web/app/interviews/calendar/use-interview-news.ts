import { interviewBoxAdd, interviewResponse, timeToInterview } from '@jobblik/contract/interviews/interviews.events';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useReconnect, useSocketEvent } from '../../platform/api/socket';

/** Reloads the calls of these paths, which contain interviews. */
export function useRefreshInterviews(paths: readonly string[] = interviewPaths): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
  }, [client, paths]);
}

const interviewPaths = [
  '/api/get_interviews',
  '/api/get_interview_list',
  '/api/get_interview_detail',
  '/api/get_own_free_slots',
  '/api/employer_dashboard',
  '/api/candidate_dashboard',
];

/**
 * Runs when an interview is new, answered, changed or about to begin, and after the connection was lost. Pass a stable function.
 */
export function useInterviewNews(onNews: () => void): void {
  useSocketEvent(interviewBoxAdd, onNews);
  useSocketEvent(interviewResponse, onNews);
  useSocketEvent(timeToInterview, onNews);
  useReconnect(onNews);
}
