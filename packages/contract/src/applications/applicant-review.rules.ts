import { templateLimits } from '@jobblik/contract/companies/templates.rules';
import { rejectState } from './applications.rules.ts';

/**
 * Default message to a seeker after a reject or pending action unless the employer writes something else (spec 2§8). `{name}` is
 * the seeker's name, `{employer}` the employer's.
 */
export const defaultDecisionText =
  'Hej {name} Tak for din ansøgning. Vi er ked af at afvise din behandling, idet vi har fundet en anden kandidat Venlig hilsen {employer}';

/** Suggested texts beside the default one, with the same placeholders for names. */
export const suggestedDecisionTexts: Record<Decision, string> = {
  reject:
    'Hej {name}\n\nTak for din ansøgning. Vi er gået videre med en anden kandidat, så denne gang bliver det desværre et nej.\n\n' +
    'Tak for den tid, du har brugt på at søge hos os. Vi ønsker dig held og lykke med din videre jobsøgning.\n\n' +
    'Venlig hilsen\n{employer}',
  park:
    'Hej {name}\n\nTak for din ansøgning. Vi har lagt den til side, mens vi læser de øvrige ansøgninger. ' +
    'Du hører fra os, så snart vi ved mere.\n\nVenlig hilsen\n{employer}',
};

/** A message to everybody whose application is still open. */
export const openMessageText =
  'Hej {name}\n\nTak for din ansøgning. Vi har nu læst alle ansøgninger og går i gang med at vælge, hvem vi vil tale med. ' +
  'Du hører fra os, så snart vi ved mere.\n\nVenlig hilsen\n{employer}';

/** Puts the names into a decision's text; one text may go to several applicants. */
export function fillDecisionText(text: string, names: { name: string; employer: string }): string {
  return text.replace(/\{(name|employer)\}/g, (_place, which: 'name' | 'employer') => names[which]);
}

export const reviewLimits = {
  /** Characters of the text that goes with a decision. */
  message: templateLimits.message,
  /** Characters of the note about an applicant. */
  note: 5_000,
  /** Applicants that are parked, rejected or asked in one call. */
  atOnce: 100,
  /** Characters of a search in applications. */
  keyword: 200,
} as const;

/** Stars: 1 to 5, 0 is not rated. */
export const ratingPoints = [1, 2, 3, 4, 5] as const;

/** Whether nobody has rated the application or decided on it; withdrawn ones are not new either. */
export function isNewApplication(application: { active: number; reject: number; rating_point: number }): boolean {
  return application.active === 1 && application.reject === 0 && application.rating_point === 0;
}

/**
 * `reject_state` of the filter (spec 2§2): all, pending, rejected; ours: those without a decision, and those without a decision or
 * a rating.
 */
export const stateFilter = { all: 0, pending: 1, rejected: 2, open: 3, new: 4 } as const;

/** Orders of an employer's list. In each of them the new applications come before the others. */
export const applicantSorts = ['rating', 'rating_asc', 'newest'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];

/** What happens to an applicant when the employer decides. */
export type Decision = 'park' | 'reject';

/** State of an application after a decision, or after it was opened again. */
export const stateAfter: Readonly<Record<Decision | 'reopen', number>> = {
  park: rejectState.parked,
  reject: rejectState.rejected,
  reopen: rejectState.open,
};

/** Why an applicant is turned down, for the employer's own figures: the applicant never sees it. */
export const rejectReasons = [
  'other_chosen',
  'qualifications',
  'experience',
  'timing',
  'place',
  'pay',
  'application',
  'closed',
  'other',
] as const;
export type RejectReason = (typeof rejectReasons)[number];
