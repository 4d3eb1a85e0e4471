import { placeLabel } from '@jobblik/contract/lookups/lookups.rules';
import type { Place } from '@jobblik/contract/lookups/lookups.schema';
import { pathTo } from '@jobblik/contract/paths';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useDraftState } from '../../platform/drafts/use-draft';
import { useIsUrlChange } from '../../platform/state/use-url-state';
import { useWords } from '../../platform/words/i18n';
import { FieldError } from '../../ui/forms/field';
import { SearchBar } from '../../ui/forms/search-bar';
import { KeywordField } from './bar/keyword-field';
import { withRecent } from './bar/keyword-options';
import { PlaceField } from './bar/place-field';
import s from './bar/search-field.module.css';
import { emptySearch, searchPath, withPlace } from './search-address';
import { useFindPlace } from './use-find-place';

/** Receives typed and chosen values. Without it the bar leads to the search page. */
export interface SearchBarTarget {
  /** After each key; `done` when the search was submitted. */
  onKeyword: (keyword: string, done: boolean) => void;
  /** A place of the list, a text that could not be looked up, or null for an empty field. */
  onPlace: (place: Place | string | null) => void;
}

interface JobSearchBarProps {
  submit: string;
  keyword?: string;
  /** Text of the place in the field. */
  place?: string;
  quiet?: boolean;
  target?: SearchBarTarget;
  /** The first field, for a page that opens the bar and focuses it. */
  keywordRef?: RefObject<HTMLInputElement | null>;
}

/** "What and where". Works as a plain form without scripts: the place is then sent as typed. */
export function JobSearchBar({
  submit,
  keyword: shown = '',
  place = '',
  quiet,
  target,
  keywordRef,
}: JobSearchBarProps) {
  const t = useWords('jobs');
  const navigate = useNavigate();
  const findPlace = useFindPlace();
  const [typed, setTyped] = useKeyword(shown);
  const [recent, setRecent] = useDraftState<string[]>('searches', []);
  const [where, setWhere] = useState(place);
  /** The submitted text that is no place. */
  const [unknown, setUnknown] = useState<string>();
  const whereField = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const chosen = useRef<Place>(undefined);
  /** True from a key in the field until the search is submitted: a response does not overwrite the typed text. */
  const isTyping = useRef(false);
  // Not on mount: the field may have input from before hydration.
  const latestPlace = useRef(place);
  useEffect(() => {
    if (latestPlace.current !== place && !isTyping.current) {
      setWhere(place);
      setUnknown(undefined);
    }
    latestPlace.current = place;
  }, [place]);

  function typeKeyword(text: string): void {
    setTyped(text);
    target?.onKeyword(text, false);
  }

  function typePlace(text: string): void {
    chosen.current = undefined;
    isTyping.current = text !== '';
    setWhere(text);
    setUnknown(undefined);
    if (text === '') target?.onPlace(null);
  }

  function choosePlace(found: Place): void {
    chosen.current = found;
    isTyping.current = false;
    setUnknown(undefined);
    // On the search page a town or region becomes a tag and replaces the circle, whose centre the field shows.
    setWhere(target && found.kind !== 'zip' ? '' : placeLabel(found));
    target?.onPlace(found);
  }

  async function search(keyword: string): Promise<void> {
    setRecent(withRecent(recent, keyword));
    const text = where.trim();
    const isNew = text !== '' && (text !== place || !target);
    const found = isNew ? (chosen.current ?? (await findPlace(text))) : null;
    if (found === undefined) {
      setUnknown(text);
      // The bar stays open on phones, with the error.
      target?.onKeyword(keyword, false);
      whereField.current?.focus();
      return;
    }
    if (!target) {
      void navigate(searchPath({ ...withPlace(emptySearch, found), keyword: keyword.trim() }));
      return;
    }
    target.onKeyword(keyword, true);
    isTyping.current = false;
    if (typeof found === 'string') {
      setWhere('');
      target.onPlace(found);
    } else if (found) choosePlace(found);
  }

  return (
    <>
      <SearchBar
        action={pathTo('findJob')}
        label={t('search.label')}
        submit={submit}
        {...(quiet && { quiet })}
        onSubmit={(event) => {
          event.preventDefault();
          void search(typed);
        }}
      >
        <KeywordField
          value={typed}
          recent={recent}
          onType={typeKeyword}
          onChoose={(text) => {
            setTyped(text);
            void search(text);
          }}
          onForgetRecent={() => setRecent([])}
          inputRef={keywordRef}
        />
        <PlaceField
          value={where}
          onType={typePlace}
          onChoose={choosePlace}
          inputRef={whereField}
          errorId={unknown === undefined ? undefined : errorId}
        />
      </SearchBar>
      <div role="alert" className={s.unknown}>
        {unknown !== undefined && (
          <FieldError id={errorId}>
            {t('search.unknown_place', { place: unknown })} {t(target ? 'search.place_unchanged' : 'search.place_hint')}
          </FieldError>
        )}
      </div>
    </>
  );
}

/** The text of the keyword field. Back, forward and links replace it; a response to the typed text does not. */
function useKeyword(keyword: string): [string, (text: string) => void] {
  const [typed, setTyped] = useState(keyword);
  const { key } = useLocation();
  const own = useIsUrlChange();
  const [arrival, setArrival] = useState({ key, keyword });
  // Not in an effect: something may be typed before the first effects. Each navigation counts, also with the same keyword.
  if (arrival.key !== key || arrival.keyword !== keyword) {
    setArrival({ key, keyword });
    if (!own) setTyped(keyword);
  }
  return [typed, setTyped];
}
