import { cvSearchLimits } from '@jobblik/contract/candidates/cv-search.rules';
import { placeLabel, placeSlug } from '@jobblik/contract/lookups/lookups.rules';
import { PlacePicker, placeOfSlug, slugQuery, slugText, usePlaces } from '../../lookups';
import { useWords } from '../../platform/words/i18n';
import { ChipRow, RemovableChip } from '../../ui/forms/chip';

interface PlaceFilterProps {
  /** Slugs. */
  chosen: readonly string[];
  onChange: (slugs: string[]) => void;
}

/** Places of candidates: postcodes, towns with all their postcodes, and regions. */
export function PlaceFilter({ chosen, onChange }: PlaceFilterProps) {
  const t = useWords('cv-search');
  return (
    <PlacePicker
      label={t('filter.location')}
      placeholder={t('filter.location_example')}
      none={t('filter.no_location')}
      busy={t('updating')}
      whole
      chosen={[]}
      most={cvSearchLimits.locations - chosen.length}
      labelOf={placeLabel}
      onPick={(place) => onChange([...new Set([...chosen, placeSlug(place)])].slice(0, cvSearchLimits.locations))}
    >
      {chosen.length > 0 && (
        <ChipRow>
          {chosen.map((slug) => (
            <PlaceChip key={slug} slug={slug} onRemove={() => onChange(chosen.filter((one) => one !== slug))} />
          ))}
        </ChipRow>
      )}
    </PlacePicker>
  );
}

function PlaceChip({ slug, onRemove }: { slug: string; onRemove: () => void }) {
  const place = placeOfSlug(slug, usePlaces(slugQuery(slug), { whole: true }).places);
  const name = place ? placeLabel(place) : slugText(slug);
  return (
    <RemovableChip name={name} onRemove={onRemove}>
      {name}
    </RemovableChip>
  );
}
