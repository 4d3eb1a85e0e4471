import { directoryOrder } from '@jobblik/contract/companies/directory.rules';
import type { DirectoryAnswer } from '@jobblik/contract/companies/directory.schema';
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react';
import { type FormEvent, useId, useState } from 'react';
import { Form } from 'react-router';
import { useDebouncedInput } from '../../platform/state/use-debounced-input';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/forms/button';
import { SelectField, type SelectOption, TextField } from '../../ui/forms/field';
import { writtenLang } from '../../ui/text/written';
import s from './directory.module.css';
import type { DirectoryAddress } from './directory-address';

/** Pause in typing after which a search begins (spec 1§9). */
const typingPauseMs = 300;

interface DirectoryFiltersProps {
  address: DirectoryAddress;
  answer: Pick<DirectoryAnswer, 'places' | 'branches'>;
  /** @param replace replaces the current history entry */
  onChange: (part: Partial<DirectoryAddress>, replace: boolean) => void;
}

/**
 * Keyword, place, trade and order. On phones the filters collapse to a line that lists those in use. Without scripts the button
 * submits the form.
 */
export function DirectoryFilters({ address, answer, onChange }: DirectoryFiltersProps) {
  const t = useWords('companies');
  const id = useId();
  const [open, setOpen] = useState(false);
  const typed = useDebouncedInput(address.keyword, (keyword) => onChange({ keyword }, true), typingPauseMs);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    typed.flush();
  };
  const counted = (name: string, count: number) => `${name} (${formatNumber(count)})`;
  const places = answer.places.map(({ slug, name, kind, count }) => ({
    value: slug,
    label: counted(kind === 'region' ? t('directory.region', { name }) : name, count),
  }));
  const branches = answer.branches.map(({ name, count }) => ({
    value: name,
    label: counted(name, count),
    lang: writtenLang(name),
  }));
  const placeName = answer.places.find(({ slug }) => slug === address.location)?.name ?? address.location;
  const chosen = [placeName, address.branch, address.sort === directoryOrder.ads && t('directory.by_ads')].filter(
    Boolean,
  );
  return (
    <Form role="search" aria-label={t('directory.search')} method="get" className={s.filters} onSubmit={submit}>
      <TextField
        name="keyword"
        type="search"
        icon={IconSearch}
        label={t('directory.keyword')}
        placeholder={t('directory.keyword_hint')}
        maxLength={200}
        autoComplete="off"
        className={s.keyword}
        value={typed.text}
        onChange={(event) => typed.onType(event.target.value)}
      />
      <button
        type="button"
        className={s.summary}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <Icon of={IconAdjustmentsHorizontal} />
        <span>{chosen.length > 0 ? chosen.join(' · ') : t('directory.fold_hint')}</span>
      </button>
      <div id={id} className={classes(s.choices, !open && s.folded)}>
        <SelectField
          name="location"
          label={t('directory.place')}
          placeholder={t('directory.any_place')}
          options={withChosen(places, address.location)}
          value={address.location}
          onChange={(event) => onChange({ location: event.target.value }, false)}
        />
        <SelectField
          name="branche"
          label={t('directory.branch')}
          placeholder={t('directory.any_branch')}
          options={withChosen(branches, address.branch)}
          value={
            branches.find(({ value }) => value.toLowerCase() === address.branch.toLowerCase())?.value ?? address.branch
          }
          onChange={(event) => onChange({ branch: event.target.value }, false)}
        />
        <SelectField
          name="sortering"
          label={t('directory.order')}
          options={[
            { value: 'navn', label: t('directory.by_name') },
            { value: 'job', label: t('directory.by_ads') },
          ]}
          value={address.sort === directoryOrder.ads ? 'job' : 'navn'}
          onChange={(event) =>
            onChange({ sort: event.target.value === 'job' ? directoryOrder.ads : directoryOrder.name }, false)
          }
        />
      </div>
      <noscript>
        <Button type="submit" kind="filled">
          {t('directory.submit')}
        </Button>
      </noscript>
    </Form>
  );
}

/** A chosen option without companies stays in its list. */
function withChosen(options: SelectOption[], chosen: string): SelectOption[] {
  const isListed = options.some(({ value }) => value.toLowerCase() === chosen.toLowerCase());
  return chosen === '' || isListed ? options : [{ value: chosen, label: chosen }, ...options];
}
