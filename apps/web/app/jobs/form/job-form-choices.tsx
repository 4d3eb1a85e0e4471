import { jobLimits } from '@jobblik/contract/jobs/job-choices.rules';
import type { JobPlace } from '@jobblik/contract/jobs/jobs.schema';
import { getAllCategories, getCitiesWithQuery, getSkills } from '@jobblik/contract/lookups/lookups.api';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { useWords } from '../../platform/words/i18n';
import { Badge } from '../../ui/feedback/badge';
import { Button, IconButton } from '../../ui/forms/button';
import { ChipRow, RemovableChip } from '../../ui/forms/chip';
import { Picker } from '../../ui/forms/picker';
import { fitting } from '../../ui/layout/fitting';
import { placeText } from '../ad/job-texts';
import s from './job-form-picker.module.css';
import type { Chosen } from './job-form-values';

interface ChoiceProps<T> {
  value: T[];
  onChange: (value: T[]) => void;
  error?: ReactNode;
}

const forever = Number.POSITIVE_INFINITY;

/** At most three categories from the tree, found by name or by walking through it. */
export function JobFormCategories({ value, onChange, error }: ChoiceProps<Chosen>) {
  const t = useWords('employer-jobs');
  const [typed, setTyped] = useState('');
  const tree = useCall(getAllCategories, undefined, { staleTime: forever });
  const all = useMemo(
    () =>
      (tree.data ?? []).flatMap((main) =>
        [main, ...main.children].map(({ id, text }) => ({ id, name: text, group: main.text, whole: id === main.id })),
      ),
    [tree.data],
  );
  const full = value.length >= jobLimits.categories;
  const free = all.filter(({ id }) => !value.some((one) => one.id === id));
  return (
    <Picker
      label={t('form.categories')}
      description={full ? t('form.categories_full') : t('form.categories_hint')}
      error={error}
      optional
      placeholder={t('form.categories_example')}
      typed={typed}
      onType={setTyped}
      waiting={tree.isPending}
      none={t('form.categories_none')}
      disabled={full}
      options={fitting(free, typed, typed ? 30 : all.length).map(({ id, name, group, whole }) => ({
        id,
        label: whole ? t('form.categories_whole', { name }) : name,
        group,
      }))}
      onPick={(id) => onChange([...value, ...all.filter((one) => one.id === id).map(named)])}
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chips value={value} onChange={onChange} />
    </Picker>
  );
}

/** Skills by name, as many as the contract has room for. */
export function JobFormSkills({ value, onChange, error }: ChoiceProps<Chosen>) {
  const t = useWords('employer-jobs');
  const [typed, setTyped] = useState('');
  const skills = useCall(getSkills, undefined, { staleTime: forever });
  const full = value.length >= jobLimits.skills;
  const free = (skills.data ?? []).filter(({ id }) => !value.some((one) => one.id === id));
  return (
    <Picker
      label={t('form.skills')}
      description={full ? t('form.skills_full') : t('form.skills_hint')}
      error={error}
      optional
      placeholder={t('form.skills_example')}
      typed={typed}
      onType={setTyped}
      waiting={skills.isPending}
      none={t('form.skills_none')}
      disabled={full}
      options={fitting(free, typed).map(({ id, name }) => ({ id, label: name }))}
      onPick={(id) => onChange([...value, ...free.filter((one) => one.id === id).map(named)])}
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chips value={value} onChange={onChange} />
    </Picker>
  );
}

/** Postcodes where the work is; the first one is the main place, and any can be made so. */
export function JobFormPlaces({ value, onChange, error }: ChoiceProps<JobPlace>) {
  const t = useWords('employer-jobs');
  const [typed, setTyped] = useState('');
  const query = typed.trim().slice(0, 100);
  const found = useCall(
    getCitiesWithQuery,
    { params: { query } },
    { enabled: query !== '', keepPrevious: true, staleTime: forever },
  );
  const free = (query ? (found.data ?? []) : []).filter(({ id }) => !value.some((one) => one.id === id));
  const full = value.length >= jobLimits.locations;
  const add = (id: number) => onChange([...value, ...free.filter((one) => one.id === id).map(placeOf)]);
  const lead = (place: JobPlace) => onChange([place, ...value.filter(({ id }) => id !== place.id)]);
  return (
    <Picker
      label={t('form.location')}
      description={full ? t('form.location_full') : t('form.location_hint')}
      error={error}
      optional
      placeholder={t('form.location_example')}
      typed={typed}
      onType={setTyped}
      waiting={query !== '' && (found.isPending || found.isPlaceholderData)}
      none={found.isFetching ? t('form.location_waiting') : t('form.location_none')}
      disabled={full}
      options={free.map((place) => ({ id: place.id, label: `${placeText(place)}, ${place.region}` }))}
      onPick={add}
    >
      {value.length > 0 && (
        <ul className={s.places}>
          {value.map((place, index) => (
            <li key={place.id}>
              <span>{placeText(place)}</span>
              {index === 0 && value.length > 1 && <Badge tone="info">{t('form.location_main')}</Badge>}
              {index > 0 && (
                <Button kind="text" size="small" onClick={() => lead(place)}>
                  {t('form.location_lead')}
                  <span className="hidden-visually"> {placeText(place)}</span>
                </Button>
              )}
              <IconButton
                icon={IconX}
                label={t('form.remove', { name: placeText(place) })}
                onClick={() => onChange(value.filter(({ id }) => id !== place.id))}
              />
            </li>
          ))}
        </ul>
      )}
    </Picker>
  );
}

function Chips({ value, onChange }: { value: Chosen[]; onChange: (value: Chosen[]) => void }) {
  if (value.length === 0) return null;
  return (
    <ChipRow>
      {value.map(({ id, name }) => (
        <RemovableChip key={id} name={name} onRemove={() => onChange(value.filter((one) => one.id !== id))}>
          {name}
        </RemovableChip>
      ))}
    </ChipRow>
  );
}

function named({ id, name }: Chosen): Chosen {
  return { id, name };
}

function placeOf({ id, name, zip, region, lat, lng }: JobPlace): JobPlace {
  return { id, name, zip, region, lat, lng };
}
