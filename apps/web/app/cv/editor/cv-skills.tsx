import { languageLevels } from '@jobblik/contract/cv/cv-choices.rules';
import { IconX } from '@tabler/icons-react';
import { memo } from 'react';
import { useLanguages, useSkills } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { IconButton } from '../../ui/forms/button';
import { SelectField } from '../../ui/forms/field';
import { useCvField } from '../draft/use-cv-draft';
import { CvChosen } from './cv-chosen';
import s from './cv-editor.module.css';
import { CvSection } from './cv-section';

export const CvSkills = memo(function CvSkills() {
  const { value, set, error } = useCvField('cv_skill');
  const all = useSkills().data;
  return (
    <CvSection part="skills">
      <CvChosen field="cv_skill" value={value} onChange={set} all={all} make={(one) => one} error={error} hideLabel />
    </CvSection>
  );
});

/** Languages, each with its level. */
export const CvLanguages = memo(function CvLanguages() {
  const t = useWords('cv');
  const { value, set, error } = useCvField('cv_language');
  const all = useLanguages().data;
  const levels = languageLevels.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <CvSection part="languages">
      <CvChosen
        field="cv_language"
        value={value}
        onChange={set}
        all={all}
        make={(one) => ({ ...one, level: 0 })}
        error={error}
        hideLabel
      >
        {value.length > 0 && (
          <ul className={s.languages}>
            {value.map((language) => (
              <li key={language.id}>
                <span className="strong">{language.name}</span>
                <SelectField
                  label={t('cv_language.level', { name: language.name })}
                  hideLabel
                  size="small"
                  placeholder={t('cv_language.no_level')}
                  options={levels}
                  value={language.level === 0 ? '' : String(language.level)}
                  onChange={({ target }) =>
                    set(value.map((one) => (one.id === language.id ? { ...one, level: Number(target.value) } : one)))
                  }
                />
                <IconButton
                  icon={IconX}
                  label={t('remove', { name: language.name })}
                  onClick={() => set(value.filter(({ id }) => id !== language.id))}
                />
              </li>
            ))}
          </ul>
        )}
      </CvChosen>
    </CvSection>
  );
});
