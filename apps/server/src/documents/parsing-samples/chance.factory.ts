import type { Chance } from './people.factory.ts';

/** The same numbers in every run (Lehmer). */
export function chanceOf(seed: number): Chance {
  let state = (seed * 7919) % 2_147_483_647;
  const below = (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
  return {
    below,
    chance: (share) => below(1000) < share * 1000,
    pick: <T>(list: readonly T[]) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new Error('picked from an empty list');
      return picked;
    },
  };
}
