import { educationLevel } from '../../entries/education-level.ts';

/**
 * The product's level of a level of the European Qualifications Framework (1 to 8), by the Danish ladder: primary school is 1 and 2,
 * shorter, medium and longer higher education 5 to 7, a PhD 8. 4 is vocational and upper secondary school alike: the name decides.
 * @param code `6`, `EQF 6`
 * @param name name and school of the education
 */
export function levelOfEqf(code: string, name: string): number | null {
  const eqf = Number(/([1-8])\s*$/.exec(code)?.[1] ?? 0);
  if (eqf === 4) {
    const named = educationLevel(name);
    return named === 3 ? 3 : 2;
  }
  return { 1: 1, 2: 1, 3: 2, 5: 4, 6: 5, 7: 6, 8: 7 }[eqf] ?? null;
}

/** The EQF level of one of the product's. */
export function eqfOfLevel(level: number): number | undefined {
  return { 1: 2, 2: 4, 3: 4, 4: 5, 5: 6, 6: 7, 7: 8 }[level];
}
