import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { formatNumber } from '../../../platform/words/format';
import { useWords } from '../../../platform/words/i18n';
import { ApplicantRow } from './applicant-row';
import type { ApplicantGroups } from './applicants-groups';
import s from './list.module.css';

interface ApplicantListProps {
  groups: ApplicantGroups;
  /** Total of each group over all pages; null when the list has one group and no headings. */
  counts: { fresh: number; judged: number } | null;
  openId: number | undefined;
  hrefOf: (id: number) => string;
  /** Ids of the selected applications; null outside of selecting. */
  picked: ReadonlySet<number> | null;
  onPick: (picked: ReadonlySet<number>) => void;
  onStartPicking: () => void;
}

/** The list of applicants, new ones first. One stop for Tab: the arrow keys go through it, Enter opens. */
export function ApplicantList({ groups, counts, openId, hrefOf, picked, onPick, onStartPicking }: ApplicantListProps) {
  const t = useWords('applications');
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that has moved to the other group comes into view as well
  useEffect(() => {
    if (openId === undefined) return;
    list.current?.querySelector(`[data-id="${openId}"]`)?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [openId, groups.fresh.length]);
  const toggle = (id: number) => {
    const now = new Set(picked);
    if (!now.delete(id)) now.add(id);
    onPick(now);
  };
  const parts = (['fresh', 'judged'] as const).filter((name) => groups[name].length > 0);
  const all = [...groups.fresh, ...groups.judged];
  const stop = all.find(({ id }) => id === openId)?.id ?? all[0]?.id;
  if (parts.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div ref={list} role="group" aria-label={t('list.title')} onKeyDown={(event) => walkRows(event, list.current)}>
      {parts.map((name, place) => (
        <Fragment key={name}>
          <div className={s.groupHead}>
            <h2 id={`group-${name}`} className={counts ? undefined : 'hidden-visually'}>
              {t(`list.${name}`)} {counts && <span className={s.total}>{formatNumber(counts[name])}</span>}
            </h2>
            {place === 0 && picked === null && all.length > 1 && (
              <button type="button" onClick={onStartPicking}>
                {t('bulk.start')}
              </button>
            )}
          </div>
          <ul aria-labelledby={`group-${name}`}>
            {groups[name].map((application) => (
              <ApplicantRow
                key={application.id}
                application={application}
                isOpen={application.id === openId}
                isStop={application.id === stop}
                href={hrefOf(application.id)}
                picked={picked?.has(application.id) ?? null}
                onToggle={() => toggle(application.id)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </div>
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
