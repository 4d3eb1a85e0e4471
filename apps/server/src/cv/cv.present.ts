import type { Cv, CvContent, CvDocument, CvImage } from '@jobblik/contract/cv/cv.schema';
import { educationLevels, jobTypes } from '@jobblik/contract/lookups/choices.rules';
import type { User } from '../accounts/index.ts';
import { categoryById, categoryName, cityById, jobTitleList, languageList, skillList } from '../lookups/index.ts';
import type { Files, StoredFile } from '../platform/files/files.ts';

/** An empty CV. */
export const emptyContent: CvContent = {
  first_name: '',
  last_name: '',
  phone: '',
  email: null,
  about_me: '',
  birthday: null,
  gender: 0,
  cv_city: null,
  jobtype: null,
  cv_experience: [],
  cv_education: [],
  cv_category: [],
  cv_wish: [],
  cv_skill: [],
  cv_language: [],
};

/** Initial content of a CV: the data of the account. */
export function firstContent(user: Pick<User, 'firstName' | 'lastName' | 'phone' | 'locationId'>): CvContent {
  const { firstName: first_name, lastName: last_name, phone } = user;
  return {
    ...emptyContent,
    first_name,
    last_name,
    phone: phone.slice(0, 40),
    cv_city: cityById(user.locationId ?? 0)?.id ?? null,
  };
}

/** A stored CV with the names of its ids; ids that no longer exist in the lookups are left out. */
export function presentCv(content: CvContent): Cv {
  const city = cityById(content.cv_city ?? 0);
  const place = city ? { id: city.id, name: city.name, zip: city.zip, region: city.region } : null;
  return {
    ...content,
    cv_city: place,
    location: place,
    jobtype: jobTypes.find((type) => type.id === content.jobtype) ?? null,
    cv_education: content.cv_education.map((row) => ({
      ...row,
      course_name: educationLevels.find((level) => level.id === row.course_id)?.name ?? '',
    })),
    cv_category: content.cv_category.flatMap((id) => {
      const category = categoryById(id);
      return category ? [{ id, seo: category.seo, text: categoryName(category) }] : [];
    }),
    cv_wish: content.cv_wish
      .flatMap((choice) => jobTitleList().shownNamed(choice) ?? [])
      .map((title) => ({ job_title: title })),
    cv_skill: content.cv_skill.flatMap((choice) => skillList().shownNamed(choice) ?? []),
    cv_language: content.cv_language.flatMap(({ id, level }) => {
      const language = languageList().shownById(id);
      return language ? [{ ...language, level }] : [];
    }),
  };
}

/** Photo and document of a CV with addresses that expire. */
export interface CvFiles {
  cv_document: CvDocument | null;
  cv_image: CvImage | null;
}

/** The CV document with a link that saves it and expires. */
export function presentDocument(file: StoredFile, files: Pick<Files, 'link'>): CvDocument {
  return {
    cv_document_id: file.id,
    type: file.extension,
    realname: file.realName,
    size: file.size,
    url: files.link(file.id, { disposition: 'attachment' }),
  };
}

/** The portrait with a link that expires. */
export function presentImage(file: StoredFile, files: Pick<Files, 'link'>): CvImage {
  return { avatar: files.link(file.id), avatar_real_name: file.realName, avatar_real_size: file.size };
}
