/** What a new job seeker begins with, in this order. */
const firstSteps = ['cv', 'agent', 'job'] as const;
export type FirstStep = (typeof firstSteps)[number];

interface Begun {
  /** Something of the CV is saved. */
  hasCv: boolean;
  agents: number;
}

/** The first steps and which of them are done. The last one is until something was applied for. */
export function firstStepsOf({ hasCv, agents }: Begun): { step: FirstStep; done: boolean }[] {
  const done: Record<FirstStep, boolean> = { cv: hasCv, agent: agents > 0, job: false };
  return firstSteps.map((step) => ({ step, done: done[step] }));
}

/** Whether the day begins with the first steps: until an application was sent, while the CV or an agent is missing. */
export function isFirstDay({ hasCv, agents, applications }: Begun & { applications: number }): boolean {
  return applications === 0 && (!hasCv || agents === 0);
}
