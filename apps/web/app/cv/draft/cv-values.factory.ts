import type { CvValues } from './cv-values';

/** The form of an empty CV. */
export const emptyCv: CvValues = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  birthday: '',
  gender: 0,
  cv_city: null,
  about_me: '',
  cv_wish: [],
  jobtype: 0,
  cv_category: [],
  cv_experience: [],
  cv_education: [],
  cv_skill: [],
  cv_language: [],
};
