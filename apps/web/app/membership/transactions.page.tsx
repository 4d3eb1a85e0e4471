import { getTransaction } from '@jobblik/contract/membership/membership.api';
import type { TransactionRow } from '@jobblik/contract/membership/membership.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconDownload, IconExternalLink } from '@tabler/icons-react';
import type { MetaArgs } from 'react-router';
import { useCall } from '../platform/api/query';
import { Link } from '../platform/link';
import { usePageSettings } from '../platform/page-settings';
import { saveFile } from '../platform/save-file';
import { seo } from '../platform/seo';
import { formatDate, formatDkk } from '../platform/words/format';
import { pageWords, useWords } from '../platform/words/i18n';
import drawing from '../ui/brand/art/empty-receipt.svg?raw';
import { Icon } from '../ui/brand/icon';
import { Badge } from '../ui/feedback/badge';
import { Empty, ListStates } from '../ui/feedback/list-states';
import { Button, ButtonLink } from '../ui/forms/button';
import { Table } from '../ui/layout/table';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';
import { transactionsCsv } from './transactions-csv';
import { useArea } from './use-area';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('transactions.title'), hidden: true });
}

/** A person's payments with their invoices (spec 2§2). */
export default function TransactionsPage() {
  const t = useWords('membership');
  const { role, area } = useArea();
  const { now } = usePageSettings();
  const list = useCall(getTransaction, undefined, { staleTime: 0 });
  const name = ({ plan }: TransactionRow) => t(`${role}.names.${plan as 1 | 2}`);
  const status = ({ paid }: TransactionRow) => t(paid === 1 ? 'paid' : 'unpaid');
  // As the list's amounts are written: 2§3, and 1§9 for seekers.
  const amountOf = role === 'seeker' ? formatDkk : exactKroner;
  const columns = [
    {
      head: t('transactions.plan'),
      rowHeader: true,
      cell: (row: TransactionRow) => (
        <Link to={pathTo('transaction', { area, transaction_id: row.id })} target="_blank" rel="noopener">
          {name(row)}
          <span className={s.newTab}>
            <Icon of={IconExternalLink} size={16} />
            <span className="hidden-visually"> {t('transactions.new_tab')}</span>
          </span>
        </Link>
      ),
    },
    { head: t('transactions.date'), cell: (row: TransactionRow) => formatDate(row.created_at, now) },
    { head: t('transactions.invoice'), wideOnly: true, cell: (row: TransactionRow) => row.invoice_number ?? '–' },
    {
      head: t('transactions.status'),
      cell: (row: TransactionRow) => <Badge tone={row.paid === 1 ? 'success' : 'waiting'}>{status(row)}</Badge>,
    },
    {
      head: t('transactions.refunded'),
      right: true,
      wideOnly: true,
      cell: (row: TransactionRow) => (row.refunded > 0 ? amountOf(row.refunded) : '–'),
    },
    {
      head: t('transactions.amount'),
      right: true,
      cell: (row: TransactionRow) => (
        <>
          {row.amount}
          {row.refunded > 0 && (
            <small className={s.onPhone}>
              {t('transactions.refunded')} {amountOf(row.refunded)}
            </small>
          )}
        </>
      ),
    },
  ];
  const save = (rows: readonly TransactionRow[]) => {
    const head = [...columns.map((column) => column.head), t('invoice.reference')];
    const csv = transactionsCsv(head, rows, { name, status });
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    saveFile(url, 'transaktioner.csv');
    URL.revokeObjectURL(url);
  };
  return (
    <div className={`wrap ${s.page}`}>
      <div className={s.header}>
        <h1>{t('transactions.title')}</h1>
        {list.data && list.data.length > 0 && (
          <Button icon={IconDownload} onClick={() => save(list.data ?? [])}>
            {t('transactions.export')}
          </Button>
        )}
      </div>
      <ListStates
        query={list}
        isEmpty={(rows) => rows.length === 0}
        empty={
          <Empty
            art={drawing}
            title={t('transactions.empty')}
            action={<ButtonLink to={pathTo('plans', { area })}>{t('success.to_plans')}</ButtonLink>}
          >
            {t('transactions.empty_text')}
          </Empty>
        }
      >
        {(rows) => <Table caption={t('transactions.title')} columns={columns} rows={rows} keyOf={({ id }) => id} />}
      </ListStates>
    </div>
  );
}
