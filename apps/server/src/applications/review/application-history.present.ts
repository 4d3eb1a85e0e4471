import { type ReviewStep, reviewStepKind } from '@jobblik/contract/applications/applicant-review.schema';

interface Step {
  kind: string;
  at: Date;
  message: string;
}

/** Steps of an application for its employer, a pending decision last. `reading` is left out. */
export function presentReviewSteps(
  steps: readonly Step[],
  { opener, waiting }: { opener: string; waiting: Step | undefined },
): ReviewStep[] {
  const shown = (step: Step, sent: boolean): ReviewStep[] => {
    const { success, data: kind } = reviewStepKind.safeParse(step.kind);
    if (!success) return [];
    return [{ kind, at: step.at.toISOString(), by: kind === 'seen' ? opener : '', message: step.message, sent }];
  };
  return [...steps.flatMap((step) => shown(step, true)), ...(waiting ? shown(waiting, false) : [])];
}
