import { rejectState } from '@jobblik/contract/applications/applications.rules';
import type { Application } from '@jobblik/contract/applications/applications.schema';

/** The state filter of spec 2§2: all, pending (parked), rejected; and those nobody has decided on. */
export const stateNames = ['all', 'open', 'parked', 'rejected'] as const;
export type StateName = (typeof stateNames)[number];

export function readState(value: string | null): StateName {
  return stateNames.find((name) => name === value) ?? 'all';
}

export function inState(application: Pick<Application, 'reject'>, state: StateName): boolean {
  return state === 'all' || application.reject === rejectState[state];
}

/** Best rated first (spec 2§9) or newest first; among equals the newest. */
export function sortApplications(list: readonly Application[], sort: 'rating' | 'newest'): Application[] {
  const byAge = (a: Application, b: Application) => b.created_at.localeCompare(a.created_at) || b.id - a.id;
  return [...list].sort((a, b) => (sort === 'rating' ? b.rating_point - a.rating_point : 0) || byAge(a, b));
}

/** Whether name, town or message have every word that was typed. */
export function hasWords({ user, attach }: Pick<Application, 'user' | 'attach'>, typed: string): boolean {
  const text = `${user.name} ${user.zip} ${user.city} ${attach.message}`.toLocaleLowerCase('da');
  return typed
    .toLocaleLowerCase('da')
    .split(/\s+/)
    .every((word) => text.includes(word));
}
