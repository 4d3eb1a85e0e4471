import { choice } from '@jobblik/contract/kernel/choice';

/**
 * Choices with ids and names fixed by the wire format (spec 1§3), the same for ads, CVs and job agents. Screens show these names,
 * in the reader's language.
 */
export const jobTypes = [
  choice(1, 'Fuldtid', 'Full-time'),
  choice(2, 'Deltid', 'Part-time'),
  choice(3, 'Freelance', 'Freelance'),
  choice(4, 'Frivillig', 'Volunteer'),
  choice(5, 'Internship', 'Internship'),
] as const;

export const educationLevels = [
  choice(1, 'Folkeskole', 'Primary and lower secondary school'),
  choice(2, 'Erhvervsfaglig uddannelse', 'Vocational education'),
  choice(3, 'Gymnasium/HF/HHX eller lignende', 'Upper secondary school'),
  choice(4, 'Kortere videregående uddannelse', 'Short higher education'),
  choice(5, 'Mellemlang videregående uddannelse', "Medium-length higher education (bachelor's)"),
  choice(6, 'Længere videregående uddannelse', "Long higher education (master's)"),
  choice(7, 'Ph.D. grad', 'PhD'),
] as const;

/** The job type of an id; Fuldtid for an unknown one (spec 1§3). */
export function jobTypeOf(id: number): { id: number; name: string } {
  return jobTypes.find((type) => type.id === id) ?? jobTypes[0];
}
