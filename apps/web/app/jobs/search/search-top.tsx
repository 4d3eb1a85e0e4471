import { keywordOf } from '@jobblik/contract/jobs/job-choices.rules';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { classes } from '../../ui/classes';
import page from '../../ui/layout/search-page.module.css';
import s from './find-job.module.css';
import { JobSearchBar, type SearchBarTarget } from './job-search-bar';
import type { SearchAddress } from './search-address';
import type { NamedPlace } from './search-places';

interface SearchTopProps {
  search: SearchAddress;
  near: NamedPlace | null;
  locations: readonly NamedPlace[];
  target: SearchBarTarget;
}

/** The search bar above the results. On phones it collapses to a line with the search. */
export function SearchTop({ search, near, locations, target }: SearchTopProps) {
  const t = useWords('jobs');
  const [open, setOpen] = useState(false);
  const keyword = useRef<HTMLInputElement>(null);
  const places = [near?.label, ...locations.map(({ label }) => label)].filter(Boolean).join(', ');
  const words = keywordOf(search.keyword);
  const isFolded = !open;
  return (
    <div className={classes(page.top, s.top)}>
      <div className="wrap-work">
        {isFolded && (
          <button
            type="button"
            className={s.summary}
            onClick={() => {
              flushSync(() => setOpen(true));
              keyword.current?.focus();
            }}
          >
            <Icon of={IconSearch} />
            <span className={s.summaryText}>
              {words && <b>{words}</b>}
              {words && places && ' · '}
              {places}
              {!words && !places && <span className={s.hint}>{t('search.fold_hint')}</span>}
            </span>
            {(words || places) && <span className={s.edit}>{t('search.edit')}</span>}
          </button>
        )}
        <div className={classes(isFolded && s.folded)}>
          <JobSearchBar
            quiet
            submit={t('search.submit')}
            keyword={search.keyword}
            place={near?.label ?? ''}
            keywordRef={keyword}
            target={{
              ...target,
              onKeyword: (text, done) => {
                target.onKeyword(text, done);
                if (done) setOpen(false);
                else setOpen(true);
              },
            }}
          />
        </div>
      </div>
    </div>
  );
}
