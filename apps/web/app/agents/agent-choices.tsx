import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { seekerAgentLimits } from '@jobblik/contract/agents/seeker-agents.rules';
import {
  getAllCategories,
  getCitiesWithQuery,
  getCompanies,
  getLanguages,
} from '@jobblik/contract/lookups/lookups.api';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { type ReactNode, useMemo, useState } from 'react';
import { useCall } from '../platform/api/query';
import { useWords } from '../platform/words/i18n';
import { ChipRow, RemovableChip } from '../ui/forms/chip';
import { Picker } from '../ui/forms/picker';
import { fitting } from '../ui/layout/fitting';
import { type Choice, type PlaceChoice, placeLabel } from './agent-values';

interface ChoicesProps<T> {
  value: readonly T[];
  onChange: (value: T[]) => void;
  error?: ReactNode;
}

const forever = Number.POSITIVE_INFINITY;

/** Categories from the tree, main ones included, by name or by walking through it. */
export function AgentCategories({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('agents');
  const [typed, setTyped] = useState('');
  const tree = useCall(getAllCategories, undefined, { staleTime: forever });
  const all = useMemo(
    () =>
      (tree.data ?? []).flatMap((main) =>
        [main, ...main.children].map(({ id, text }) => ({ id, name: text, group: main.text, whole: id === main.id })),
      ),
    [tree.data],
  );
  const free = all.filter(({ id }) => !value.some((one) => one.id === id));
  return (
    <Picker
      label={t('form.categories')}
      error={error}
      optional
      placeholder={t('form.categories_example')}
      typed={typed}
      onType={setTyped}
      waiting={tree.isPending}
      none={t('form.categories_none')}
      disabled={value.length >= agentLimits.categories}
      options={fitting(free, typed, typed ? 30 : all.length).map(({ id, name, group, whole }) => ({
        id,
        label: whole ? t('form.categories_whole', { name }) : name,
        group,
      }))}
      onPick={(id) => onChange([...value, ...all.filter((one) => one.id === id).map(({ name }) => ({ id, name }))])}
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chosen value={value} onChange={onChange} gone={t('gone.category')} />
    </Picker>
  );
}

/** Postcodes, towns and regions, as the job search proposes them. */
export function AgentPlaces({ value, onChange, error }: ChoicesProps<PlaceChoice>) {
  const t = useWords('agents');
  const [typed, setTyped] = useState('');
  const query = typed.trim().slice(0, 100);
  const found = useCall(
    getCitiesWithQuery,
    { params: { query }, query: { whole: 1 } },
    { enabled: query !== '', keepPrevious: true, staleTime: forever },
  );
  const free = (query ? (found.data ?? []) : []).filter(({ id }) => !value.some((one) => one.id === id));
  const label = (place: Place) => t(`form.place_${place.kind}`, { name: placeLabel(place), region: place.region });
  return (
    <Picker
      label={t('form.places')}
      error={error}
      optional
      placeholder={t('form.places_example')}
      typed={typed}
      onType={setTyped}
      waiting={query !== '' && (found.isPending || found.isPlaceholderData)}
      none={found.isFetching ? t('form.waiting') : t('form.places_none')}
      disabled={value.length >= agentLimits.locations}
      options={free.map((place) => ({ id: place.id, label: label(place) }))}
      onPick={(id) =>
        onChange([...value, ...free.filter((one) => one.id === id).map(({ name, zip }) => ({ id, name, zip }))])
      }
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chosen value={value} onChange={onChange} gone={t('gone.place')} nameOf={placeLabel} />
    </Picker>
  );
}

/** Companies with a profile, by name. */
export function AgentCompanies({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('agents');
  const [typed, setTyped] = useState('');
  const companies = useCall(getCompanies, undefined, { staleTime: 600_000 });
  const free = (companies.data ?? []).filter(({ id }) => !value.some((one) => one.id === id));
  return (
    <Picker
      label={t('form.companies')}
      error={error}
      optional
      placeholder={t('form.companies_example')}
      typed={typed}
      onType={setTyped}
      waiting={companies.isPending}
      none={companies.isPending ? t('form.waiting') : t('form.companies_none')}
      disabled={value.length >= agentLimits.companies}
      options={fitting(free, typed).map(({ id, name }) => ({ id, label: name }))}
      onPick={(id) => onChange([...value, ...free.filter((one) => one.id === id).map(({ name }) => ({ id, name }))])}
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chosen value={value} onChange={onChange} gone={t('gone.company')} />
    </Picker>
  );
}

/** Languages of the lookups, those most spoken in Denmark first. */
export function AgentLanguages({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('seeker-agents');
  const [typed, setTyped] = useState('');
  const languages = useCall(getLanguages, undefined, { staleTime: forever });
  const free = (languages.data ?? []).filter(({ id }) => !value.some((one) => one.id === id));
  return (
    <Picker
      label={t('form.languages')}
      error={error}
      optional
      placeholder={t('form.languages_example')}
      typed={typed}
      onType={setTyped}
      waiting={languages.isPending}
      none={t('form.languages_none')}
      disabled={value.length >= seekerAgentLimits.languages}
      options={fitting(free, typed).map(({ id, name }) => ({ id, label: name }))}
      onPick={(id) => onChange([...value, ...free.filter((one) => one.id === id).map(({ name }) => ({ id, name }))])}
      onUndo={() => onChange(value.slice(0, -1))}
    >
      <Chosen value={value} onChange={onChange} gone={t('gone.language')} />
    </Picker>
  );
}

interface ChosenProps<T extends Choice> {
  value: readonly T[];
  onChange: (value: T[]) => void;
  /** In the place of the name of what is gone. */
  gone: string;
  nameOf?: (one: T) => string;
}

function Chosen<T extends Choice>({ value, onChange, gone, nameOf = ({ name }) => name }: ChosenProps<T>) {
  if (value.length === 0) return null;
  return (
    <ChipRow>
      {value.map((one) => {
        const name = one.gone ? gone : nameOf(one);
        return (
          <RemovableChip
            key={one.id}
            name={name}
            on={!one.gone}
            onRemove={() => onChange(value.filter(({ id }) => id !== one.id))}
          >
            {name}
          </RemovableChip>
        );
      })}
    </ChipRow>
  );
}
