import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { formatNumber } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import type { InboxEvent } from '../inbox-state';
import { ApplicantRow } from './applicant-row';
import type { ApplicantGroups } from './groups';
import s from './list.module.css';

interface ApplicantListProps {
  groups: ApplicantGroups;
  /** Headings of the groups with their totals over all pages; a list without groups has one heading. */
  headings: Readonly<Record<'fresh' | 'judged', Heading>> | Heading;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  /** Ids of the ticked applications; null outside of selecting. */
  ticked: ReadonlySet<number> | null;
  dispatch: (event: InboxEvent) => void;
}

interface Heading {
  title: string;
  /** Undefined until it is known. */
  total: number | undefined;
}

/** The list of applicants, new ones first. One stop for Tab: the arrow keys go through it, Enter opens. */
export function ApplicantList({ groups, headings, openId, hrefOf, ticked, dispatch }: ApplicantListProps) {
  const t = useWords('applications');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has moved to the other group comes into view as well
  useEffect(() => {
    if (openId === undefined) return;
    list.current?.querySelector(`[data-id="${openId}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [openId, groups.fresh.length]);
  const parts = (['fresh', 'judged'] as const).filter((name) => groups[name].length > 0);
  const all = [...groups.fresh, ...groups.judged];
  const stop = all.find(({ id }) => id === openId)?.id ?? all[0]?.id;
  if (parts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={list} role="group" aria-label={t('list.title')} onKeyDown={(event) => walkRows(event, list.current)}>
      {parts.map((name, place) => (
        <Fragment key={name}>
          {(place === 0 || 'fresh' in headings) && (
            <div className={s.groupHead}>
              <GroupName id={`group-${name}`} heading={'fresh' in headings ? headings[name] : headings} />
              {place === 0 && ticked === null && all.length > 1 && (
                <button type="button" onClick={() => dispatch({ type: 'ticks', ids: [] })}>
                  {t('bulk.start')}
                </button>
              )}
            </div>
          )}
          <ul aria-labelledby={`group-${'fresh' in headings ? name : parts[0]}`}>
            {groups[name].map((application) => (
              <ApplicantRow
                key={application.id}
                application={application}
                isOpen={application.id === openId}
                isStop={application.id === stop}
                href={hrefOf(application.id)}
                isTicked={ticked?.has(application.id) ?? null}
                dispatch={dispatch}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
  );
}

function GroupName({ id, heading: { title, total } }: { id: string; heading: Heading }) {
  return (
    <h2 id={id}>
      {title} {total !== undefined && <span className={s.total}>{formatNumber(total)}</span>}
    </h2>
  );
}

/** Arrow keys, Home and End move the focus between the rows. */
function walkRows(event: KeyboardEvent, list: HTMLElement | null): void {
  const links = [...(list?.querySelectorAll<HTMLElement>('li a') ?? [])];
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0) return;
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: links.length - 1 }[event.key];
  if (to === undefined || !links[to]) return;
  event.preventDefault();
  links[to].focus();
}
