import { allForeignCvs } from './foreign-cvs.factory.ts';
import { type FormCv, formCvs } from './forms/form-cv.factory.ts';

export type { FormCv } from './forms/form-cv.factory.ts';
export { writeForm } from './forms/form-files.factory.ts';

/** Labelled forms in the languages of who works in Denmark, twelve for each; rules are not tuned on those held out. */
export const allFormCvs: readonly FormCv[] = (['no', 'sv', 'de', 'pl', 'uk'] as const).flatMap((code) =>
  formCvs(allForeignCvs.filter(({ language }) => language === code)),
);
