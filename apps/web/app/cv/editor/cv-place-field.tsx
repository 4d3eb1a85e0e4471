import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import { PlaceField } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { fieldId } from '../draft/cv-focus';
import { useCvField } from '../draft/use-cv-draft';

/** The person's place: a postcode with its town, found by either. */
export function CvPlaceField() {
  const t = useWords('cv');
  const { value, set, error } = useCvField('cv_city');
  return (
    <PlaceField
      id={fieldId('cv_city')}
      label={t('fields.cv_city')}
      description={t('place.hint')}
      error={error && t([`errors.${error}`, 'errors.invalid'])}
      placeholder={t('place.example')}
      none={t('place.none')}
      value={value && { id: value.id, label: placeLabel(value) }}
      onChange={(place) => set(place && { id: place.id, name: place.name, zip: place.zip, region: place.region })}
    />
  );
}
