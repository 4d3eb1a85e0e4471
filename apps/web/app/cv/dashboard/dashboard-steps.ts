import type { Completeness, CompletenessStep } from '@jobblik/contract/cv/cv-pages.schema';

const groups = {
  story: ['about_me', 'photo'],
  history: ['cv_experience', 'cv_education'],
  wishes: ['cv_wish', 'cv_skill'],
  place: ['cv_city', 'cv_category', 'cv_language'],
  files: ['document'],
  video: ['video'],
  publish: ['publish'],
} as const satisfies Record<string, readonly CompletenessStep[]>;
type StepGroup = keyof typeof groups;

/** Steps gathered as a person thinks of them; a group is done when all of it is. */
export function groupsOf(steps: Completeness['steps']): { group: StepGroup; done: boolean }[] {
  const isDone = (step: CompletenessStep) => steps.some((one) => one.step === step && one.done);
  return (Object.keys(groups) as StepGroup[]).map((group) => ({ group, done: groups[group].every(isDone) }));
}
