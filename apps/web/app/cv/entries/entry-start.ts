import { type EducationValues, type ExperienceValues, newKey } from '../draft/cv-values';

export function emptyExperience(): ExperienceValues {
  return {
    key: newKey(),
    title: '',
    company_name: '',
    experience_description: '',
    experience_start_year: null,
    experience_start_month: null,
    experience_end_year: null,
    experience_end_month: null,
    present: false,
  };
}

export function emptyEducation(): EducationValues {
  return {
    key: newKey(),
    course_id: null,
    education_name: '',
    education_school: '',
    education_start_year: null,
    education_end_year: null,
    education_description: '',
  };
}
