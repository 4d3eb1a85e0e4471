import { agentLimits } from '@jobblik/contract/agents/agents.rules';
import { seekerAgentLimits } from '@jobblik/contract/agents/seeker-agents.rules';
import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { ReactNode } from 'react';
import { CategoryPicker, chosenProps, NamePicker, PlacePicker, useCompanies, useLanguages } from '../lookups';
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
      {...chosenProps(value, onChange, chipsOf(t('gone.category')))}
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
      {...chosenProps(value, onChange, chipsOf<PlaceChoice>(t('gone.place'), placeLabel))}
      onPick={({ id, name, zip }) => onChange([...value, { id, name, zip }])}
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
      {...chosenProps(value, onChange, chipsOf(t('gone.company')))}
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
      {...chosenProps(value, onChange, chipsOf(t('gone.language')))}
    />
  );
}

/** How chips show what is chosen. `gone` is the label of a choice that no longer exists. */
function chipsOf<T extends Choice>(gone: string, nameOf: (one: T) => string = ({ name }) => name) {
  return { nameOf: (one: T) => (one.gone ? gone : nameOf(one)), isHighlighted: (one: T) => !one.gone };
}
