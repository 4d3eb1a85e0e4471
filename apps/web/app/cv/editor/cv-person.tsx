import { cvLimits, genders } from '@jobblik/contract/cv/cv-choices.rules';
import { memo } from 'react';
import { useWords } from '../../platform/words/i18n';
import { ChoiceGroup, Radio } from '../../ui/forms/choice';
import { TextField, type TextFieldProps } from '../../ui/forms/field';
import { dateText, parseDate } from '../../ui/text/date-text';
import { fieldId } from '../draft/cv-focus';
import { useCvField } from '../draft/use-cv-draft';
import s from './cv-editor.module.css';
import { CvPhotoField } from './cv-photo-field';
import { CvPlaceField } from './cv-place-field';
import { CvSection } from './cv-section';

/** Picture, name and contact details. */
export const CvPerson = memo(function CvPerson() {
  return (
    <CvSection part="contact">
      <CvPhotoField />
      <div className={s.fields}>
        <div className={s.pair}>
          <CvText field="first_name" autoComplete="given-name" maxLength={cvLimits.name} />
          <CvText field="last_name" autoComplete="family-name" maxLength={cvLimits.name} />
        </div>
        <div className={s.pair}>
          <CvPlaceField />
          <CvBirthday />
        </div>
        <div className={s.pair}>
          <CvText field="phone" type="tel" autoComplete="tel" maxLength={cvLimits.phone} optional hint="phone.hint" />
          <CvText field="email" type="email" autoComplete="email" maxLength={254} optional hint="email.hint" />
        </div>
        <CvGender />
      </div>
    </CvSection>
  );
});

type TextName = 'first_name' | 'last_name' | 'phone' | 'email';
type CvTextProps = { field: TextName; hint?: 'phone.hint' | 'email.hint' } & Pick<
  TextFieldProps,
  'type' | 'autoComplete' | 'maxLength' | 'optional'
>;

function CvText({ field, hint, ...rest }: CvTextProps) {
  const t = useWords('cv');
  const { value, set, error, check } = useCvField(field);
  return (
    <TextField
      {...rest}
      id={fieldId(field)}
      label={t(`fields.${field}`)}
      description={hint && t(hint)}
      error={error && t([`errors.${error}`, 'errors.invalid'])}
      value={value}
      onChange={(event) => set(event.target.value)}
      onBlur={check}
    />
  );
}

function CvBirthday() {
  const t = useWords('cv');
  const { value, set, error, check } = useCvField('birthday');
  const tidy = () => {
    const date = parseDate(value);
    if (date) set(dateText(date));
    check();
  };
  return (
    <TextField
      id={fieldId('birthday')}
      label={t('fields.birthday')}
      optional
      description={t('birthday.hint')}
      error={error && t([`errors.${error}`, 'errors.birthday_unreadable'])}
      placeholder={t('birthday.example')}
      autoComplete="bday"
      inputMode="text"
      maxLength={40}
      value={value}
      onChange={(event) => set(event.target.value)}
      onBlur={tidy}
    />
  );
}

function CvGender() {
  const t = useWords('cv');
  const { value, set } = useCvField('gender');
  return (
    <div id={fieldId('gender')}>
      <ChoiceGroup
        label={
          <>
            {t('fields.gender')} <span className={s.optional}>{t('optional')}</span>
          </>
        }
        across
      >
        {[...genders, { id: 0, name: t('gender.none') }].map(({ id, name }) => (
          <Radio key={id} name="gender" label={name} checked={value === id} onChange={() => set(id)} />
        ))}
      </ChoiceGroup>
    </div>
  );
}
