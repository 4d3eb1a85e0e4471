import type { Application } from '@jobblik/contract/applications/applications.schema';
import { IconSearch } from '@tabler/icons-react';
import { type ReactNode, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../platform/i18n';
import { classes } from '../ui/classes';
import { TextField } from '../ui/field';
import { Segment, Tabs } from '../ui/tabs';
import { Applicant } from './applicant';
import { ApplicantList } from './applicant-list';
import { ApplicantSteps } from './applicant-steps';
import s from './applicants.module.css';
import { hasWords, inState, readState, sortApplications, stateNames } from './applicants.view';

interface ApplicantPanesProps {
  applications: readonly Application[];
  head: ReactNode;
}

/** The list and the reading pane. State, order and who is read stand in the address, so that back and reload keep them. */
export function ApplicantPanes({ applications, head }: ApplicantPanesProps) {
  const t = useWords('applications');
  const [address] = useSearchParams();
  const [typed, setTyped] = useState('');
  const state = readState(address.get('state'));
  const sort = address.get('sort') === 'newest' ? 'newest' : 'rating';
  const all = useMemo(() => sortApplications(applications, sort), [applications, sort]);

  const hrefOf = (change: Record<string, string | null>) => {
    const next = new URLSearchParams(address);
    for (const [name, value] of Object.entries(change)) {
      if (value === null) next.delete(name);
      else next.set(name, value);
    }
    return `?${next}`;
  };
  const shown = all.filter((application) => inState(application, state) && hasWords(application, typed));
  const openId = Number(address.get('application'));
  const at = shown.findIndex(({ id }) => id === openId);
  const open = shown[at];
  const hrefAt = (index: number) => shown[index] && hrefOf({ application: String(shown[index].id) });
  const place = t('one.place', { at: at + 1, count: shown.length });
  return (
    <div className={classes(s.page, open && s.isReading)}>
      <div className={`wrap-work ${s.top}`}>
        {head}
        <Tabs
          label={t('list.states')}
          value={state}
          items={stateNames.map((name) => ({
            value: name,
            label: t(`list.${name}`),
            count: all.filter((application) => inState(application, name)).length,
            to: hrefOf({ state: name === 'all' ? null : name, application: null }),
          }))}
        />
      </div>
      <div className={s.bar}>
        <div className={`wrap-work ${s.barRow}`}>
          <TextField
            hideLabel
            size="small"
            type="search"
            className={s.search}
            icon={IconSearch}
            label={t('list.search')}
            placeholder={t('list.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Segment
            label={t('list.sort')}
            value={sort}
            items={[
              { value: 'rating', label: t('list.sort_rating'), to: hrefOf({ sort: null }) },
              { value: 'newest', label: t('list.sort_newest'), to: hrefOf({ sort: 'newest' }) },
            ]}
          />
        </div>
      </div>
      <div className={`wrap-work ${s.panes}`}>
        <ApplicantList applications={shown} openId={open?.id} hrefOf={hrefOf} />
        {open ? (
          <Applicant application={open} place={place} backTo={hrefOf({ application: null })} />
        ) : (
          <p className={s.choose}>{shown.length > 0 ? t('list.choose') : t('list.none_here')}</p>
        )}
      </div>
      {open && <ApplicantSteps previous={hrefAt(at - 1)} next={hrefAt(at + 1)} place={place} />}
    </div>
  );
}
