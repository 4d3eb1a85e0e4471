import { getCitiesWithQuery } from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { Select } from '@mantine/core';
import { IconMapPin } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { callApi } from '../../platform/api/api';
import { callKey, useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Field, fieldIds } from '../../ui/forms/field';
import { type ChosenPlace, placeLabel } from './company-form';
import { isKnown, placeMeant, unknownPlace } from './place-meant';
import s from './settings.module.css';

interface PlaceFieldProps {
  id: string;
  label: ReactNode;
  value: ChosenPlace | null;
  onChange: (place: ChosenPlace | null) => void;
  error?: ReactNode;
}

const kept = 600_000;

/**
 * A Danish postcode with its town, found by either. What was typed and not chosen becomes the place it means; where that
 * would be a guess it stays to be seen, as a place nobody knows.
 */
export function PlaceField({ id, label, value, onChange, error }: PlaceFieldProps) {
  const t = useWords('companies');
  const queries = useQueryClient();
  const [typed, setTyped] = useState(value?.label ?? '');
  const [open, setOpen] = useState(false);
  const asked = typed.trim().slice(0, 100);
  const settled = value !== null && isKnown(value) && asked === value.label;
  const found = useCall(
    getCitiesWithQuery,
    { params: { query: asked } },
    { enabled: asked !== '' && !settled, keepPrevious: true, staleTime: kept },
  );
  const hits = (found.data ?? []).map((place) => ({ value: String(place.id), label: placeLabel(place) }));
  const chosen = value && { value: String(value.id), label: value.label };
  const options = chosen && !hits.some((hit) => hit.value === chosen.value) ? [chosen, ...hits] : hits;

  function take(places: readonly Place[], first = false): void {
    const place = placeMeant(asked, places) ?? (first ? places[0] : undefined);
    onChange(place ? { id: place.id, label: placeLabel(place) } : unknownPlace(asked));
  }

  function settle(first = false): void {
    if (found.data && !found.isPlaceholderData) {
      take(found.data, first);
      return;
    }
    // Not answered yet: a form that is sent at once is refused rather than sent without the place.
    onChange(unknownPlace(asked));
    const input = { params: { query: asked } };
    const options = { queryKey: callKey(getCitiesWithQuery, input), staleTime: kept };
    queries
      .fetchQuery({ ...options, queryFn: () => callApi(getCitiesWithQuery, input) })
      .then((places) => take(places, first))
      // The place stays unknown, and the field says so.
      .catch(() => onChange(unknownPlace(asked)));
  }

  function leave(): void {
    if (asked === '') {
      if (value) onChange(null);
    } else if (asked !== value?.label) settle();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const highlighted = event.currentTarget.hasAttribute('aria-activedescendant');
    if (event.key !== 'Enter' || highlighted || asked === '' || asked === value?.label) return;
    event.preventDefault();
    setOpen(false);
    settle(true);
  }

  return (
    <Field id={id} label={label} error={error} optional>
      <Select
        {...fieldIds(id, { description: null, error })}
        error={Boolean(error)}
        placeholder={t('place.hint')}
        leftSection={<Icon of={IconMapPin} size={18} />}
        data={options}
        value={chosen?.value ?? null}
        onChange={(chosenId) => {
          const option = options.find((one) => one.value === chosenId);
          onChange(option ? { id: Number(option.value), label: option.label } : null);
        }}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        dropdownOpened={open}
        onDropdownOpen={() => setOpen(true)}
        onDropdownClose={() => setOpen(false)}
        onBlur={leave}
        onKeyDown={onKeyDown}
        // The server has searched; what it found is shown as it stands.
        filter={({ options: all }) => all.filter((option) => !('value' in option) || option.value !== '0')}
        allowDeselect={false}
        clearable
        clearButtonProps={{ 'aria-label': t('place.clear') }}
        nothingFoundMessage={asked === '' ? undefined : t(found.isError ? 'place.failed' : 'place.none')}
        autoComplete="off"
        // The list scrolls itself: a box around it that scrolls would need a stop of its own for the Tab key.
        withScrollArea={false}
        classNames={{ options: s.options }}
      />
    </Field>
  );
}
