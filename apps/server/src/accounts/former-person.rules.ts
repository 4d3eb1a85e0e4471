import { literal } from '@jobblik/contract/kernel/literal-pattern.rules';

/** What others may have written about a person: full names, e-mail addresses and telephone numbers. */
export interface PersonalWords {
  names: readonly string[];
  emails: readonly string[];
  phones: readonly string[];
}

/** Shorter numbers are no telephone number; parts of a name that are shorter do not stand alone. */
const fewestDigits = 8;
const shortestName = 3;

/**
 * Replaces a person who has left in texts of others: the full name, the first name behind a greeting, addresses and telephone numbers
 * however they are spaced. Patterns have no unbounded part.
 * @param former how people see the person
 * @param greetings words behind which the first name stands
 */
export function withoutPerson(
  { names, emails, phones }: PersonalWords,
  former: string,
  greetings: readonly string[],
): (text: string) => string {
  const full = names.map((name) => name.trim().split(/\s+/)).filter((parts) => parts.length > 1);
  const first = full.flatMap(([part = '']) => (part.length >= shortestName ? [part] : []));
  const patterns = [
    ...full.map(
      (parts) => new RegExp(`(?<![\\p{L}\\p{N}])${parts.map(literal).join('\\s{1,3}')}(?![\\p{L}\\p{N}]*@)`, 'giu'),
    ),
    ...emails.filter(Boolean).map((email) => new RegExp(`(?<![\\p{L}\\p{N}._+-])${literal(email)}`, 'giu')),
    ...phones
      .map((phone) => phone.replace(/\D/g, ''))
      .filter((digits) => digits.length >= fewestDigits)
      .map((digits) => new RegExp(`(?<!\\d)(?:\\+45\\s?)?${[...digits].map(literal).join('[\\s.-]?')}(?!\\d)`, 'g')),
  ];
  const greeted =
    first.length > 0 &&
    new RegExp(
      `(?<=(?<!\\p{L})(?:${greetings.map(literal).join('|')})\\s)(?:${first.map(literal).join('|')})(?!\\p{L})`,
      'giu',
    );
  if (greeted) patterns.push(greeted);
  const inside = former.charAt(0).toLowerCase() + former.slice(1);
  return (text) =>
    patterns.reduce(
      (left, pattern) => left.replace(pattern, (_found, offset: number) => (offset === 0 ? former : inside)),
      text,
    );
}

/** The same for every text in a JSON value. */
export function inEveryText<T>(value: T, change: (text: string) => string): T {
  return JSON.parse(JSON.stringify(value), (_key, part) => (typeof part === 'string' ? change(part) : part)) as T;
}
