import { skillQuery } from './skill-words.ts';
import { tradeOf } from './trades.ts';

/** Reads what the first recommendation would wait for: names of occupations, categories and skills. */
export function warmMatching(): void {
  tradeOf('Kok');
  skillQuery(1, new Map());
}
