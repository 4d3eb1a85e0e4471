import { getCases } from '@jobblik/contract/admin/cases.api';
import { urgencies } from '@jobblik/contract/admin/cases.rules';
import type { CaseRow } from '@jobblik/contract/admin/cases.schema';
import { IconBriefcase, IconFlag, IconMail, IconPackage } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { formatMoment } from '../../platform/words/format';
import { pageWords, useWords, type Words } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Kbd } from '../../ui/feedback/badge';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { ToastRows } from '../../ui/feedback/toast';
import { Button } from '../../ui/forms/button';
import { Chip } from '../../ui/forms/chip';
import { Dialog } from '../../ui/overlays/dialog';
import { FirstAdCase } from '../queue/first-ad-case';
import type { Route } from './+types/cases.page';
import s from './cases.module.css';
import { JobCase } from './job-case';
import { MessageCase } from './message-case';
import { readNamedCase } from './named-case';
import { OrderCase } from './order-case';
import { ReportCase } from './report-case';
import { useUndo } from './use-undo';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'admin')('cases'), hidden: true });
}

const tabs = ['all', 'job', 'report', 'first_ad', 'contact_message', 'order'] as const;
const icons = {
  job: IconFlag,
  report: IconFlag,
  first_ad: IconBriefcase,
  contact_message: IconMail,
  order: IconPackage,
} as const;
const keyOf = ({ kind, id }: Pick<CaseRow, 'kind' | 'id'>) => `${kind}-${id}`;

/** What waits: the list, and the open case beside it. The address may name a case that waits no more. */
export default function CasesPage() {
  const t = useWords('admin');
  const { data, error, isError, refetch } = useCall(getCases, undefined, { staleTime: 0 });
  const [tab, setTab] = useState<(typeof tabs)[number]>('all');
  const named = readNamedCase(useSearchParams()[0].get('sag'));
  const [chosen, setChosen] = useState<string | null>(named && keyOf(named));
  const [helps, setHelps] = useState(false);
  const undo = useUndo();
  const all = data?.cases ?? [];
  const listed = all.filter(({ kind }) => tab === 'all' || kind === tab);
  const decided = named && keyOf(named) === chosen ? { ...named, due: null } : undefined;
  const open = listed.find((row) => keyOf(row) === chosen) ?? decided ?? listed[0];

  const move = (steps: number) => {
    const at = open ? listed.findIndex((row) => keyOf(row) === keyOf(open)) : -1;
    const next = listed[at + steps];
    if (!next) return;
    setChosen(keyOf(next));
    document.getElementById(`sag-${keyOf(next)}`)?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts(
    { j: () => move(1), k: () => move(-1), z: undo.undoLast, '?': () => setHelps(true) },
    { storageKey: 'admin-keys', repeats: ['j', 'k'] },
  );

  if (isError) return <Failed error={error} onRetry={() => void refetch()} level={1} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={8} />
      </AfterDelay>
    );
  return (
    <div className={s.page}>
      <section className={s.list} aria-label={t('list.label')}>
        <h1>{t('list.count', { count: all.length })}</h1>
        <CaseList rows={listed} open={open} onOpen={(row) => setChosen(keyOf(row))} />
      </section>
      <div className={s.case}>
        <fieldset className={s.tabs}>
          <legend className="hidden-visually">{t('tab.label')}</legend>
          {tabs.map((name) => (
            <Chip key={name} on={tab === name} onClick={() => setTab(name)}>
              {t(`tab.${name}`)} {all.filter(({ kind }) => name === 'all' || kind === name).length}
            </Chip>
          ))}
        </fieldset>
        {open ? (
          <OpenCase key={keyOf(open)} row={open} undo={undo} />
        ) : (
          <Empty title={t('list.empty')}>{t('list.emptyText')}</Empty>
        )}
        <ToastRows latestOnly className={s.undo} />
        <footer className={s.keys}>
          <Button size="small" onClick={() => move(-1)}>
            {t('previous')} <Kbd>K</Kbd>
          </Button>
          <Button size="small" onClick={() => move(1)}>
            {t('next')} <Kbd>J</Kbd>
          </Button>
          <Button kind="text" size="small" onClick={() => setHelps(true)}>
            {t('keys.show')} <Kbd>?</Kbd>
          </Button>
        </footer>
      </div>
      {helps && <KeysDialog onClose={() => setHelps(false)} />}
    </div>
  );
}

/** The open case; without a time to answer by when it waits no more. */
type OpenRow = Pick<CaseRow, 'kind' | 'id'> & { due: string | null };

interface CaseListProps {
  rows: readonly CaseRow[];
  open: OpenRow | undefined;
  onOpen: (row: CaseRow) => void;
}

function CaseList({ rows, open, onOpen }: CaseListProps) {
  const t = useWords('admin');
  const services = useWords('membership');
  const now = new Date();
  return urgencies.map((urgency) => {
    const group = rows.filter((row) => row.urgency === urgency);
    if (group.length === 0) return null;
    return (
      <section key={urgency} aria-labelledby={`grp-${urgency}`}>
        <h2 id={`grp-${urgency}`} className={s.group}>
          {t(`list.${urgency}`)} <span>{group.length}</span>
        </h2>
        <ul>
          {group.map((row) => (
            <li key={keyOf(row)}>
              <button
                type="button"
                id={`sag-${keyOf(row)}`}
                className={s.row}
                aria-current={row === open || undefined}
                onClick={() => onOpen(row)}
              >
                <Icon of={icons[row.kind]} />
                <b>
                  {row.kind === 'order'
                    ? services([`orders.services.${row.title}.name`, 'orders.services.help.name'])
                    : row.title}
                </b>
                <small className={urgency === 'urgent' ? s.due : undefined}>
                  {urgency === 'urgent'
                    ? t('list.due', { time: formatMoment(row.due, now) })
                    : t('list.since', { time: formatMoment(row.since, now) })}
                </small>
                <small className={s.line}>{lineOf(t, row)}</small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function lineOf(t: Words<'admin'>, { kind, count, from }: CaseRow): string {
  if (kind === 'job') return t('kind.job', { count });
  return kind === 'report' ? t([`kind.report.${from}`, 'kind.report.company']) : t(`kind.${kind}`, { from });
}

function OpenCase({ row, undo }: { row: OpenRow; undo: ReturnType<typeof useUndo> }) {
  if (row.kind === 'job') return <JobCase id={row.id} due={row.due} undo={undo} />;
  if (row.kind === 'first_ad') return <FirstAdCase id={row.id} undo={undo} />;
  if (row.kind === 'report') return <ReportCase id={row.id} due={row.due} undo={undo} />;
  if (row.kind === 'order') return <OrderCase id={row.id} undo={undo} />;
  return <MessageCase id={row.id} undo={undo} />;
}

function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('admin');
  const keys = [
    [['J', 'K'], 'move'],
    [['1', '2', '3', '4'], 'ground'],
    [['F', 'S', 'Y', 'I'], 'decision'],
    [['B'], 'letter'],
    [['Ctrl', 'Enter'], 'send'],
    [['Z'], 'undo'],
  ] as const;
  return (
    <Dialog
      open
      onClose={onClose}
      unsaved={false}
      title={t('keys.title')}
      footer={<Button onClick={onClose}>{t('keys.close')}</Button>}
    >
      <ul className={s.help}>
        {keys.map(([names, what]) => (
          <li key={what}>
            <span>
              {names.map((name) => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </span>
            {t(`keys.${what}`)}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
