import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Field, fieldIds } from '../../ui/forms/field';
import { fieldId } from '../draft/cv-focus';
import type { Place } from '../draft/cv-values';
import { useCvField } from '../draft/use-cv-draft';

const kept = 600_000;

export function placeText({ zip, name }: Pick<Place, 'zip' | 'name'>): string {
  return `${zip} ${name}`.trim();
}

/** Where one lives: a postcode with its town, found by either. What was typed and names exactly one place is that place. */
export function CvPlaceField() {
  const t = useWords('cv');
  const { value, set, error } = useCvField('cv_city');
  const shown = value ? placeText(value) : '';
  const [typed, setTyped] = useState(shown);
  const [last, setLast] = useState(shown);
  // Another version may bring another place while the field stands here.
  if (last !== shown) {
    setLast(shown);
    setTyped(shown);
  }
  const asked = typed.trim().slice(0, 100);
  const isAsking = asked !== '' && asked !== shown;
  const found = useCall(
    getCitiesWithQuery,
    { params: { query: asked } },
    { enabled: isAsking, keepPrevious: true, staleTime: kept },
  );
  const hits = isAsking ? (found.data ?? []) : [];
  const options = hits.map((place) => ({ value: String(place.id), label: placeText(place) }));
  const own = value && !options.some((one) => one.value === String(value.id));
  const take = (id: string | null) => {
    const hit = hits.find((place) => String(place.id) === id);
    if (hit) set({ id: hit.id, name: hit.name, zip: hit.zip, region: hit.region });
    else if (id === null) set(null);
  };
  const leave = () => {
    const meant = hits.filter(
      ({ zip, name }) => zip === asked || name.toLocaleLowerCase('da') === asked.toLocaleLowerCase('da'),
    );
    if (asked === '') set(null);
    else if (meant.length === 1 && meant[0]) take(String(meant[0].id));
    else setTyped(shown);
  };
  const id = fieldId('cv_city');
  const hint = t('place.hint');
  const wrong = error && t([`errors.${error}`, 'errors.invalid']);
  return (
    <Field id={id} label={t('fields.cv_city')} description={hint} error={wrong} optional>
      <Select
        {...fieldIds(id, { description: hint, error: wrong })}
        data={own ? [{ value: String(value.id), label: shown }, ...options] : options}
        value={value ? String(value.id) : null}
        onChange={take}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        onBlur={leave}
        filter={({ options: all }) => all}
        placeholder={t('place.example')}
        leftSection={<Icon of={IconMapPin} size={18} />}
        nothingFoundMessage={found.isFetching || !isAsking ? undefined : t('place.none')}
        withCheckIcon={false}
        error={Boolean(wrong)}
        autoComplete="off"
        comboboxProps={{ withinPortal: false }}
      />
    </Field>
  );
}
