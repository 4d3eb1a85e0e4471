import { lookUp } from '@jobblik/contract/admin/lookup.api';
import { recordKinds } from '@jobblik/contract/admin/lookup.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { useShortcuts } from '../../platform/state/use-shortcuts';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { ToastRows } from '../../ui/feedback/toast';
import { Button } from '../../ui/forms/button';
import { TextField } from '../../ui/forms/field';
import type { Route } from './+types/lookup.page';
import { AccountRecordView } from './account-record';
import { HitList, type OpenRecord } from './hit-list';
import { JobRecordView } from './job-record';
import s from './lookup.module.css';
import { PaymentRecordView } from './payment-record';
import { useAnnounce } from './use-announce';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'admin')('lookup.title'), hidden: true });
}

const records = { account: AccountRecordView, job: JobRecordView, payment: PaymentRecordView };

/** Looking up people, companies, ads and payments: hits, and the opened record beside them. The address has its number, never the words. */
export default function LookupPage() {
  const t = useWords('admin');
  const navigate = useNavigate();
  const open = readOpen(useSearchParams()[0].get('vis'));
  const [words, setWords] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const isAsked = words !== '';
  const found = useCall(lookUp, { body: { words } }, { enabled: isAsked, staleTime: 0, keepPrevious: true });
  const announce = useAnnounce();
  const hits = isAsked ? (found.data?.hits ?? []) : [];

  // Every search is in the log, so it is made once, by Enter.
  function submit(event: FormEvent): void {
    event.preventDefault();
    const next = typed.trim();
    if (next.length < 2 && !/^\d$/.test(next)) return;
    setWords(next);
    // The keys of the screen move among the hits.
    search.current?.blur();
  }
  const show = ({ kind, id }: OpenRecord) =>
    void navigate(`${pathTo('adminLookUp')}?vis=${kind}-${id}`, { preventScrollReset: true });
  const move = (steps: number) => {
    const at = hits.findIndex(({ opens }) => isSame(opens, open));
    const next = hits[at + steps];
    if (next) show(next.opens);
  };
  useShortcuts(
    { '/': () => search.current?.focus(), j: () => move(1), k: () => move(-1), z: announce.undoLast },
    { storageKey: 'admin-keys', repeats: ['j', 'k'] },
  );

  const Record = open && records[open.kind];
  return (
    <div className={s.page}>
      <h1 className="hidden-visually">{t('lookup.title')}</h1>
      <search>
        <form className={s.search} onSubmit={submit}>
          <TextField
            ref={search}
            label={t('lookup.label')}
            hideLabel
            description={t('lookup.hint')}
            icon={IconSearch}
            type="search"
            autoComplete="off"
            maxLength={200}
            end={<Kbd>/</Kbd>}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <Button kind="filled" type="submit">
            {t('lookup.search')}
          </Button>
        </form>
      </search>
      <section className={s.hits} aria-label={t('lookup.results')} aria-live="polite">
        {found.isError && isAsked ? (
          <Failed error={found.error} onRetry={() => void found.refetch()} />
        ) : isAsked && found.data && hits.length === 0 ? (
          <Empty title={t('lookup.none')}>{t('lookup.noneText')}</Empty>
        ) : (
          <HitList hits={hits} open={open} onOpen={({ opens }) => show(opens)} />
        )}
      </section>
      <div className={s.record}>
        {Record && open ? (
          <Record key={`${open.kind}-${open.id}`} id={open.id} announce={announce} />
        ) : (
          <Empty title={t('lookup.start')}>{t('lookup.startText')}</Empty>
        )}
        <ToastRows latestOnly className={s.undo} />
      </div>
    </div>
  );
}

function isSame(a: OpenRecord, b: OpenRecord | null): boolean {
  return a.kind === b?.kind && a.id === b.id;
}

function readOpen(value: string | null): OpenRecord | null {
  const [, name, digits] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(value ?? '') ?? [];
  const kind = recordKinds.find((one) => one === name);
  return kind && digits ? { kind, id: Number(digits) } : null;
}
