import { suggestKeywords } from '@jobblik/contract/jobs/suggestions.api';
import type { RefObject } from 'react';
import { useCall } from '../../../platform/api/query';
import { useDebouncedValue } from '../../../platform/state/use-debounced-value';
import { useWords } from '../../../platform/words/i18n';
import { ComboList } from '../../../ui/forms/combobox/combo-list';
import { useCombobox } from '../../../ui/forms/combobox/use-combobox';
import { SearchPart } from '../../../ui/forms/search-bar';
import { keywordOptions } from './keyword-options';
import s from './search-field.module.css';

/** Milliseconds without input before suggestions are requested. */
const pause = 150;

interface KeywordFieldProps {
  value: string;
  /** Recent keywords of this browser, the last one first. */
  recent: readonly string[];
  onType: (text: string) => void;
  /** A suggestion or a recent search was chosen. */
  onChoose: (keyword: string) => void;
  onForgetRecent: () => void;
  inputRef?: RefObject<HTMLInputElement | null> | undefined;
}

/** The keyword: recent searches, and suggestions from titles, companies and skills of live ads. */
export function KeywordField({ value, recent, onType, onChoose, onForgetRecent, inputRef }: KeywordFieldProps) {
  const t = useWords('jobs');
  const combo = useCombobox();
  const debounced = useDebouncedValue(value.trim(), pause);
  const isLong = debounced.length >= 2 && debounced.length <= 100;
  const found = useCall(
    suggestKeywords,
    { query: { typed: debounced } },
    { enabled: combo.isOpen && isLong, keepPrevious: true, staleTime: 60_000 },
  );
  const entries = keywordOptions(value, { recent, suggestions: (isLong && found.data?.suggestions) || [] });
  const choose = (index: number) => {
    const entry = entries[index];
    if (entry?.kind === 'forget') onForgetRecent();
    else if (entry) onChoose(entry.text);
  };
  return (
    <div className={s.field}>
      <SearchPart label={t('search.what')} icon="what">
        <input
          {...(inputRef && { ref: inputRef })}
          name="keyword"
          type="search"
          maxLength={200}
          placeholder={t('search.what_hint')}
          {...combo.inputProps({ count: entries.length, onChoose: choose, onEnter: () => combo.show(false) })}
          value={value}
          onClick={() => combo.show(true)}
          onChange={(event) => {
            onType(event.target.value);
            combo.show(true);
          }}
        />
      </SearchPart>
      <ComboList
        combo={combo}
        label={t('search.suggestions')}
        onChoose={choose}
        options={entries.map(({ kind, text }) => ({
          key: `${kind} ${text}`,
          text: kind === 'forget' ? t('search.forget_recent') : text,
          note: kind === 'forget' ? '' : t(`search.suggestion_${kind}`),
          action: kind === 'forget',
        }))}
      />
    </div>
  );
}
