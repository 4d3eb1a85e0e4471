import type { Role } from '@jobblik/contract/kernel/session';

/** What decides which of several answers to a question about prices is meant. */
export interface Asker {
  /** Null for a guest. */
  role: Role | null;
  /** Whether the question names something that only companies buy. */
  namesCompany: boolean;
  /** Whether plans for job seekers are offered. */
  seekerPlans: boolean;
}

/**
 * The answer for this person: what is free for job seekers is not what companies pay, and "Hvad koster planerne?" means the plans of
 * the own role. Other answers are the same for everybody.
 * @param id of the answer that matches the words
 */
export function answerFor(id: string, { role, namesCompany, seekerPlans }: Asker): string {
  const isOfCompany = namesCompany || role === 'employer';
  if (id === 'free') return isOfCompany ? 'price' : 'free';
  if (id === 'price' && role === 'seeker' && !namesCompany) return seekerPlans ? 'seeker_plans' : 'free';
  if (id === 'seeker_plans' && !seekerPlans) return 'free';
  return id;
}
