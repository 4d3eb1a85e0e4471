import type { AnyCall, CallAnswer } from '@jobblik/contract/kernel/call';
import { Problem } from '@jobblik/contract/kernel/problem';
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from './api';
import type { ApiArgs, ApiInput } from './call-input';
import { LosslessQueryClient } from './query-client';

/** One client per visitor: on the server per rendering, in the browser for the life of the page. */
export function QueryProvider({ children }: { children: ReactNode }) {
  const [client] = useState(newQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function newQueryClient(): LosslessQueryClient {
  return new LosslessQueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) =>
          error instanceof Problem && (error.code === 'network' || error.code === 'unavailable') && failures < 2,
      },
    },
  });
}

/** Cache key of a call's response: `['/api/get_my_jobs', input]`. */
export function callKey<C extends AnyCall>(call: C, ...[input]: ApiArgs<C>): readonly unknown[] {
  return input === undefined ? [call.path] : [call.path, input];
}

export interface UseCallOptions<C extends AnyCall> {
  /** False: do not read yet, for instance until something is chosen. */
  enabled?: boolean | undefined;
  /** Response that a loader has already fetched. */
  initialData?: CallAnswer<C> | undefined;
  staleTime?: number | undefined;
  /** Refetches when the person returns to the window. */
  refetchOnWindowFocus?: 'always' | undefined;
  /** Milliseconds after which it is fetched again automatically; false to stop. */
  refetchInterval?: ((query: { state: { data: CallAnswer<C> | undefined } }) => number | false) | undefined;
  /** Keeps the last response on screen while the next page of a list loads. */
  keepPrevious?: boolean | undefined;
}

/** Reads a call in a component: `const jobs = useCall(getMyJobs, {query: {page}})`. */
export function useCall<C extends AnyCall>(call: C, input?: ApiInput<C>, options: UseCallOptions<C> = {}) {
  const { keepPrevious, ...rest } = options;
  return useQuery<CallAnswer<C>, Problem>({
    queryKey: input === undefined ? [call.path] : [call.path, input],
    queryFn: () => (callApi as LooseCall)(call, input),
    ...(keepPrevious && { placeholderData: (previous: CallAnswer<C> | undefined) => previous as never }),
    ...(rest as object),
  });
}

/** Makes a call on request: `const save = useSend(saveJob); save.mutate({body: {job_id}})`. */
export function useSend<C extends AnyCall>(call: C) {
  return useMutation<CallAnswer<C>, Problem, ApiInput<C>>({
    mutationFn: (input) => (callApi as LooseCall)(call, input),
  });
}

type LooseCall = <C extends AnyCall>(call: C, input?: ApiInput<C>) => Promise<CallAnswer<C>>;
