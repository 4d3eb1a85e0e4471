import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { seekerAgentLimits } from '@jobblik/contract/agents/seeker-agents.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { ReactNode } from 'react';
import { CategoryPicker, ChosenChips, NamePicker, PlacePicker, useCompanies, useLanguages } from '../lookups';
import { useWords } from '../platform/words/i18n';
import type { Choice, PlaceChoice } from './agent-values';

interface ChoicesProps<T> {
  value: readonly T[];
  onChange: (value: T[]) => void;
  error?: ReactNode;
}

/** Picker of categories and main categories, by name or by browsing the tree. */
export function AgentCategories({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('agents');
  return (
    <CategoryPicker
      label={t('form.categories')}
      error={error}
      optional
      placeholder={t('form.categories_example')}
      none={t('form.categories_none')}
      wholeLabel={(name) => t('form.categories_whole', { name })}
      most={agentLimits.categories}
      onPick={(choice) => onChange([...value, choice])}
      {...chosen(value, onChange, t('gone.category'))}
    />
  );
}

/** Postcodes, towns and regions, as the job search proposes them. */
export function AgentPlaces({ value, onChange, error }: ChoicesProps<PlaceChoice>) {
  const t = useWords('agents');
  return (
    <PlacePicker
      label={t('form.places')}
      error={error}
      optional
      placeholder={t('form.places_example')}
      none={t('form.places_none')}
      busy={t('form.waiting')}
      whole
      labelOf={(place) => t(`form.place_${place.kind}`, { name: placeLabel(place), region: place.region })}
      most={agentLimits.locations}
      onPick={({ id, name, zip }) => onChange([...value, { id, name, zip }])}
      {...chosen(value, onChange, t('gone.place'), placeLabel)}
    />
  );
}

/** Companies with a profile, by name. */
export function AgentCompanies({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('agents');
  const companies = useCompanies();
  return (
    <NamePicker
      label={t('form.companies')}
      error={error}
      optional
      placeholder={t('form.companies_example')}
      none={companies.isPending ? t('form.waiting') : t('form.companies_none')}
      all={companies.data}
      most={agentLimits.companies}
      onPick={(choice) => onChange([...value, choice])}
      {...chosen(value, onChange, t('gone.company'))}
    />
  );
}

/** Languages of the lookups, those most spoken in Denmark first. */
export function AgentLanguages({ value, onChange, error }: ChoicesProps<Choice>) {
  const t = useWords('seeker-agents');
  return (
    <NamePicker
      label={t('form.languages')}
      error={error}
      optional
      placeholder={t('form.languages_example')}
      none={t('form.languages_none')}
      all={useLanguages().data}
      most={seekerAgentLimits.languages}
      onPick={(choice) => onChange([...value, choice])}
      {...chosen(value, onChange, t('gone.language'))}
    />
  );
}

/** Props for the chosen values of a picker and their removal. `gone` is the label of a choice that no longer exists. */
function chosen<T extends Choice>(
  value: readonly T[],
  onChange: (value: T[]) => void,
  gone: string,
  nameOf: (one: T) => string = ({ name }) => name,
) {
  return {
    chosen: value.map(({ id }) => id),
    onUndo: () => onChange(value.slice(0, -1)),
    children: (
      <ChosenChips
        value={value}
        nameOf={(one) => (one.gone ? gone : nameOf(one))}
        isLit={(one) => !one.gone}
        onRemove={(removed) => onChange(value.filter(({ id }) => id !== removed))}
      />
    ),
  };
}
