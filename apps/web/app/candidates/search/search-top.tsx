import { cvSearchLimits } from '@jobblik/contract/candidates/cv-search.rules';
import type { FormEvent } from 'react';
import { useDebouncedInput } from '../../platform/state/use-debounced-input';
import { useWords } from '../../platform/words/i18n';
import { FieldError } from '../../ui/forms/field';
import { SearchBar, SearchPart } from '../../ui/forms/search-bar';
import page from '../../ui/layout/search-page.module.css';
import { type CvSearchAddress, cvSearchScreen } from './search-address';
import s from './search-cvs.module.css';

/** Pause in typing after which a search begins (spec 2§9). */
const typingPauseMs = 300;

interface SearchTopProps {
  search: CvSearchAddress;
  /** The postcode does not exist. */
  unknownPostcode: boolean;
  onChange: (part: Partial<CvSearchAddress>, typed: boolean) => void;
}

/** Keyword and place: searches while typing, at once on Enter. The response does not change the fields. */
export function SearchTop({ search, unknownPostcode, onChange }: SearchTopProps) {
  const t = useWords('cv-search');
  const keyword = useDebouncedInput(search.keyword, (text) => onChange({ keyword: text }, true), typingPauseMs);
  const postcode = useDebouncedInput(
    search.postcode,
    (text) => {
      if (text === '' || text.length === 4) onChange({ postcode: text }, true);
    },
    typingPauseMs,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    keyword.flush();
    postcode.flush();
  };
  return (
    <div className={page.top}>
      <div className="wrap">
        <SearchBar action={cvSearchScreen} label={t('title')} submit={t('search')} quiet onSubmit={submit}>
          <SearchPart label={t('what')} icon="what">
            <input
              type="search"
              name="keyword"
              autoComplete="off"
              maxLength={cvSearchLimits.keyword}
              placeholder={t('what_example')}
              value={keyword.text}
              onChange={(event) => keyword.onType(event.target.value)}
            />
          </SearchPart>
          <SearchPart label={t('postcode')} icon="where">
            <input
              name="postcode"
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              placeholder={t('postcode_example')}
              aria-invalid={unknownPostcode || undefined}
              aria-describedby={unknownPostcode ? 'unknown-postcode' : undefined}
              value={postcode.text}
              onChange={(event) => postcode.onType(event.target.value.replaceAll(/\D/g, ''))}
            />
          </SearchPart>
        </SearchBar>
        {unknownPostcode && (
          <div className={s.wrong} role="alert">
            <FieldError id="unknown-postcode">{t('unknown_postcode')}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
