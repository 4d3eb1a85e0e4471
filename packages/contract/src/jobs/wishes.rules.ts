import { type Choice, choice } from '@jobblik/contract/kernel/choice';

/**
 * Wishes about a job, by the ids of the search; an ad fulfils a wish by its content. Wishes of one group are OR, groups are AND.
 */
export const wishGroups = {
  shift: [
    choice(1, 'Aftenarbejde', 'Evening work'),
    choice(2, 'Weekendarbejde', 'Weekend work'),
    choice(3, 'Natarbejde', 'Night work'),
  ],
  work: [
    choice(4, 'Arbejde med børn', 'Work with children'),
    choice(5, 'Arbejde med ældre', 'Work with the elderly'),
    choice(6, 'Udendørs arbejde', 'Outdoor work'),
  ],
  unskilled: [choice(7, 'Uden uddannelse', 'No education needed')],
  underage: [choice(8, 'Under 18 år', 'Under 18')],
  student: [choice(9, 'Studiejob', 'Student job')],
  english: [choice(10, 'Job på engelsk', 'Job in English')],
} as const satisfies Record<string, readonly Choice[]>;

export type WishGroup = keyof typeof wishGroups;
export type WishId = (typeof wishGroups)[WishGroup][number]['id'];

export const wishes: readonly Choice<WishId>[] = Object.values(wishGroups).flat();

/** Wishes as screens show them: those about who can apply are shown together, though each is a separate group. */
export const wishFilterGroups = [
  { name: 'shift', wishes: wishGroups.shift },
  { name: 'work', wishes: wishGroups.work },
  { name: 'person', wishes: wishes.filter(({ id }) => id >= wishGroups.unskilled[0].id) },
] as const;

/** Wishes group by group; empty groups and unknown ids are left out. */
export function groupedWishes(ids: readonly number[]): { group: WishGroup; wishes: Choice<WishId>[] }[] {
  return Object.entries(wishGroups)
    .map(([group, all]) => ({
      group: group as WishGroup,
      wishes: (all as readonly Choice<WishId>[]).filter(({ id }) => ids.includes(id)),
    }))
    .filter((one) => one.wishes.length > 0);
}
