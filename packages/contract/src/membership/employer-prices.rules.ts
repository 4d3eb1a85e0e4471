/**
 * Prices of one month of the employers' plans 1, 2 and 3 in øre, excluding moms (spec 2§9): `price` is charged, `list`
 * is the list price it is a discount on.
 */
export const employerPlans = [
  { price: 95_00, list: 495_00 },
  { price: 495_00, list: 1495_00 },
  { price: 1995_00, list: 2495_00 },
] as const;

/** What may be added to a plan, in øre, excluding moms (spec 2§9). */
export const extraPrices = { linkedin: 395_00, youtube: 395_00, facebook: 995_00, handling: 7995_00 } as const;
