/** First steps of a new job seeker, in this order. */
const firstSteps = ['cv', 'agent', 'job'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface StepState {
  isPublished: boolean;
  agents: number;
}

/** The first steps and which of them are done. The last one stays open until an application is sent. */
export function firstStepsOf({ isPublished, agents }: StepState): { step: FirstStep; done: boolean }[] {
  const done: Record<FirstStep, boolean> = { cv: isPublished, agent: agents > 0, job: false };
  return firstSteps.map((step) => ({ step, done: done[step] }));
}

interface FirstDayState {
  /** A part of the CV is saved. */
  hasCv: boolean;
  agents: number;
  applications: number;
}

/** Whether the overview begins with the first steps: until an application was sent, while the CV or an agent is missing. */
export function isFirstDay({ hasCv, agents, applications }: FirstDayState): boolean {
  return applications === 0 && (!hasCv || agents === 0);
}
