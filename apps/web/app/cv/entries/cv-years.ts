import type { EducationValues, ExperienceValues } from '../draft/cv-values';

type ExperienceSpan = Pick<ExperienceValues, 'experience_start_year' | 'experience_end_year' | 'present'>;

/** `2022–nu`, `2019–2022`, `2019`; '' without years. */
export function experienceSpan(row: ExperienceSpan, now: string): string {
  return span(row.experience_start_year, row.present ? now : row.experience_end_year);
}

/** `2017–2019` */
export function educationSpan(row: Pick<EducationValues, 'education_start_year' | 'education_end_year'>): string {
  return span(row.education_start_year, row.education_end_year);
}

function span(from: number | null, to: number | string | null): string {
  if (from === null) return to === null ? '' : `–${to}`;
  return to === null || to === from ? String(from) : `${from}–${to}`;
}
