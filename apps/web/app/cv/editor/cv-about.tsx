import { memo } from 'react';
import { useWords } from '../../platform/words/i18n';
import { RichText } from '../../ui/text/rich-text';
import { fieldId } from '../draft/cv-focus';
import { useCvField } from '../draft/use-cv-draft';
import { aboutRoom } from './cv-errors';
import { CvSection } from './cv-section';

/** The profile text. */
export const CvAbout = memo(function CvAbout() {
  const t = useWords('cv');
  const { value, set, error } = useCvField('about_me');
  return (
    <CvSection part="about">
      <div id={fieldId('about_me')}>
        <RichText
          label={t('fields.about_me')}
          hideLabel
          description={t('about_me.hint')}
          error={error && t([`errors.${error}`, 'errors.invalid'])}
          max={aboutRoom}
          value={value}
          onChange={set}
        />
      </div>
    </CvSection>
  );
});
