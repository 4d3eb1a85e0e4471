import { skillQuery } from './skill-words.ts';
import { tradeOf } from './trades.ts';

/** Loads the data for the first recommendation: names of occupations, categories and skills. */
export function warmMatching(): void {
  tradeOf('Kok');
  skillQuery(1, new Map());
}
