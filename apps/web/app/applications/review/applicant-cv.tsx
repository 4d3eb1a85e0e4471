import type { Application } from '@jobblik/contract/applications/applications.schema';
import { inRunningText } from '@jobblik/contract/kernel/running-text.rules';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { DocumentView } from './applicant-document';
import { useYears } from './applicant-words';
import s from './applicants.module.css';
import { documentsOf } from './review-dialog';

/** Summary of the published CV, and the CV document of the application. */
export function ApplicantCvTab({ application }: { application: Application }) {
  const t = useWords('applications');
  const years = useYears();
  const { cv } = application;
  const document = documentsOf(application).find(({ role }) => role === 'cv');
  if (!cv && !document) return <p className={s.facts}>{t('cv.none')}</p>;
  const rows = cv
    ? [
        [t('cv.latest'), cv.latest],
        [t('one.experience'), years(cv.experience_months)],
        [t('one.education'), [cv.education_level, cv.education].filter(Boolean).join(' · ')],
        [t('cv.job_type'), cv.job_type],
        [t('one.language'), cv.languages.map(inRunningText).join(', ')],
      ].filter(([, value]) => value)
    : [];
  return (
    <>
      {rows.length > 0 && (
        <dl className={s.cvFacts}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {cv && cv.skills.length > 0 && (
        <>
          <h3>{t('cv.skills')}</h3>
          <ChipRow>
            {cv.skills.map((skill) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </ChipRow>
        </>
      )}
      {document && (
        <>
          <h3>{document.name}</h3>
          <DocumentView document={document} />
        </>
      )}
    </>
  );
}
