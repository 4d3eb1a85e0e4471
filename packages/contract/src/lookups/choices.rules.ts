/** Choices that the wire numbers and names itself (spec 1§3), the same for ads, CVs and job agents. Screens show these names. */
export const jobTypes = [
  { id: 1, name: 'Fuldtid' },
  { id: 2, name: 'Deltid' },
  { id: 3, name: 'Freelance' },
  { id: 4, name: 'Frivillig' },
  { id: 5, name: 'Internship' },
] as const;

export const educationLevels = [
  { id: 1, name: 'Folkeskole' },
  { id: 2, name: 'Erhvervsfaglig uddannelse' },
  { id: 3, name: 'Gymnasium/HF/HHX eller lignende' },
  { id: 4, name: 'Kortere videregående uddannelse' },
  { id: 5, name: 'Mellemlang videregående uddannelse' },
  { id: 6, name: 'Længere videregående uddannelse' },
  { id: 7, name: 'Ph.D. grad' },
] as const;

/** Fuldtid is also the fallback (spec 1§3). */
export function jobTypeOf(id: number): { id: number; name: string } {
  return jobTypes.find((type) => type.id === id) ?? jobTypes[0];
}
