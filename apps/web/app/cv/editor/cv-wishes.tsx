import { jobTypes } from '@jobblik/contract/lookups/choices.rules';
import { IconCheck } from '@tabler/icons-react';
import { memo, useMemo } from 'react';
import { useCategories, useJobWishes } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { Chip, ChipRow } from '../../ui/forms/chip';
import { fieldId } from '../draft/cv-focus';
import { useCvField } from '../draft/use-cv-draft';
import { CvCategories } from './cv-categories';
import { CvChosen } from './cv-chosen';
import s from './cv-editor.module.css';
import { CvSection } from './cv-section';

/** Wishes for the next job. */
export const CvWishes = memo(function CvWishes() {
  return (
    <CvSection part="wishes">
      <div className={s.fields}>
        <Wishes />
        <JobType />
        <CategoriesField />
      </div>
    </CvSection>
  );
});

function Wishes() {
  const { value, set, error } = useCvField('cv_wish');
  const all = useJobWishes().data;
  return <CvChosen field="cv_wish" value={value} onChange={set} all={all} make={(one) => one} error={error} />;
}

function JobType() {
  const t = useWords('cv');
  const { value, set } = useCvField('jobtype');
  return (
    // biome-ignore lint/a11y/useSemanticElements: chips that are pressed, no inputs of a form
    <div id={fieldId('jobtype')} role="group" aria-label={t('fields.jobtype')} className={s.chosen}>
      <div className={s.label}>
        {t('fields.jobtype')} <span className={s.optional}>{t('optional')}</span>
      </div>
      <ChipRow>
        {jobTypes.map(({ id, name }) => (
          <Chip
            key={id}
            on={value === id}
            {...(value === id && { icon: IconCheck })}
            onClick={() => set(value === id ? 0 : id)}
          >
            {name}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

function CategoriesField() {
  const { value, set, error } = useCvField('cv_category');
  const query = useCategories();
  const tree = useMemo(() => query.data ?? [], [query.data]);
  return <CvCategories value={value} onChange={set} tree={tree} error={error} />;
}
