import { literal } from '@jobblik/contract/kernel/literal-pattern.rules';

/** Uses of an employer's stored texts: turning an applicant down, parking one, asking questions. */
export const templateKinds = ['reject', 'park', 'ask'] as const;
export type TemplateKind = (typeof templateKinds)[number];

/** Characters of a template's name and message, and templates of one kind that a company may have. */
export const templateLimits = { name: 60, message: 4_000, perKind: 20 } as const;

/** Names in one message. */
export interface TemplateNames {
  name: string;
  employer: string;
}

/**
 * A message to one applicant as a text for all of them: the applicant's name, also the first name alone, becomes `{name}`, and the
 * employer's `{employer}`. Names within other words are not replaced.
 */
export function templateOf(message: string, names: TemplateNames): string {
  const [first = ''] = names.name.trim().split(/\s+/);
  const withEmployer = replaceName(message, names.employer, '{employer}');
  return replaceName(replaceName(withEmployer, names.name, '{name}'), first, '{name}');
}

function replaceName(text: string, name: string, place: string): string {
  const trimmed = name.trim();
  if (trimmed === '' || trimmed === place) return text;
  return text.replace(new RegExp(`(?<![\\p{L}\\p{N}{])${literal(trimmed)}(?![\\p{L}\\p{N}}])`, 'gu'), () => place);
}
