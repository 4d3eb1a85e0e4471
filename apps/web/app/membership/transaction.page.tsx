import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { getTransactionDetail, makeInvoicePdf } from '@jobblik/contract/membership/membership.api';
import type { InvoiceContent } from '@jobblik/contract/membership/membership.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconDownload } from '@tabler/icons-react';
import { type MetaArgs, Navigate, useParams } from 'react-router';
import { useCall, useSend } from '../platform/api/query';
import { useProblemText } from '../platform/api/use-problem';
import { saveFile } from '../platform/save-file';
import { seo } from '../platform/seo';
import { pageWords, useWords } from '../platform/words/i18n';
import { Badge } from '../ui/feedback/badge';
import { ListStates } from '../ui/feedback/list-states';
import { Button, ButtonLink } from '../ui/forms/button';
import { FieldError } from '../ui/forms/field';
import { Table } from '../ui/layout/table';
import { dateText } from '../ui/text/date-text';
import { BackLink } from './back-link';
import { exactKroner } from './exact-kroner';
import s from './membership.module.css';
import { OrdersOf } from './orders/open-orders';
import { useArea } from './use-area';
import { WithdrawalNote } from './withdrawal/withdrawal-note';

export function meta({ matches }: MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'membership')('transaction.title'), hidden: true });
}

/** One payment with its invoice (spec 2§2); if it cannot be loaded, the home page opens (spec 2§8). */
export default function TransactionPage() {
  const t = useWords('membership');
  const { area } = useArea();
  const { transaction_id } = useParams();
  const detail = useCall(getTransactionDetail, { params: { transaction_id: Number(transaction_id) } });
  if (detail.error && (detail.error.status === 404 || detail.error.status === 400)) return <Navigate to="/" replace />;
  return (
    <div className={`wrap ${s.page}`}>
      <BackLink to={pathTo('transactions', { area })}>{t('transaction.back')}</BackLink>
      <ListStates query={detail} isEmpty={() => false} empty={null} level={1}>
        {({ invoice }) => <Transaction invoice={invoice} />}
      </ListStates>
    </div>
  );
}

type Invoice = CallAnswer<typeof getTransactionDetail>['invoice'];

function Transaction({ invoice }: { invoice: Invoice }) {
  const t = useWords('membership');
  const { role, area } = useArea();
  const problemText = useProblemText();
  const pdf = useSend(makeInvoicePdf);
  const { content, credit_notes } = invoice;
  const download = (type: 0 | 1) => {
    if (pdf.isPending) return;
    const paper = type === 0 ? content : credit_notes.at(-1);
    const name = t(type === 0 ? 'invoice.invoice' : 'invoice.credit_note', { number: String(paper?.number ?? '') });
    pdf.mutate(
      { body: { invoice_id: invoice.id, type } },
      { onSuccess: ({ pdf_url }) => saveFile(pdf_url, `${name}.pdf`) },
    );
  };
  return (
    <>
      <div className={s.header}>
        <h1>
          {content
            ? t('invoice.invoice', { number: String(content.number) })
            : t(`${role}.names.${invoice.plan as 1 | 2}`)}
        </h1>
        <Badge tone={invoice.paid === 1 ? 'success' : 'waiting'}>{t(invoice.paid === 1 ? 'paid' : 'unpaid')}</Badge>
      </div>
      {content ? (
        <Papers content={content} creditNotes={credit_notes} />
      ) : (
        <p className={s.lead}>
          {t(invoice.pending ? 'transaction.pending' : 'transaction.unpaid', { amount: invoice.amount })}
        </p>
      )}
      <div className={s.actions}>
        {content && (
          <Button icon={IconDownload} busy={pdf.isPending} onClick={() => download(0)}>
            {t('transaction.pdf')}
          </Button>
        )}
        {credit_notes.length > 0 && (
          <Button icon={IconDownload} busy={pdf.isPending} onClick={() => download(1)}>
            {t('transaction.credit_pdf')}
          </Button>
        )}
        {!content && (
          <ButtonLink to={`${area}/medlemskab/${invoice.pending ? 'betaling' : 'pakke'}`}>
            {t(invoice.pending ? 'transaction.to_payment' : 'success.to_plans')}
          </ButtonLink>
        )}
      </div>
      {role === 'seeker' && invoice.paid === 1 && <WithdrawalNote transactionId={invoice.id} />}
      <OrdersOf role={role} transactionId={invoice.id} />
      {pdf.error && (
        <div role="alert">
          <FieldError>{problemText(pdf.error)}</FieldError>
        </div>
      )}
    </>
  );
}

function Papers({ content, creditNotes }: { content: InvoiceContent; creditNotes: readonly InvoiceContent[] }) {
  const t = useWords('membership');
  const { seller, buyer } = content;
  return (
    <>
      <div className={s.facts}>
        <Facts
          title={t('transaction.seller')}
          lines={[seller.name, seller.address, t('invoice.cvr', { cvr: seller.cvr })]}
        />
        <Facts
          title={t('transaction.buyer')}
          lines={[
            buyer.name,
            `${buyer.address}, ${buyer.zip} ${buyer.city}`,
            ...(buyer.cvr ? [t('invoice.cvr', { cvr: buyer.cvr })] : []),
          ]}
        />
        <Facts
          title={t('transaction.dates')}
          lines={[
            `${t('invoice.date')}: ${dateText(content.date)}`,
            ...(content.reference ? [`${t('invoice.reference')}: ${content.reference}`] : []),
            `${t('invoice.period')}: ${dateText(content.period_from)} – ${dateText(content.period_to)}`,
          ]}
        />
      </div>
      <Lines paper={content} caption={t('transaction.lines')} />
      {creditNotes.map((note) => (
        <section key={note.number}>
          <h2>{t('invoice.credit_note', { number: String(note.number) })}</h2>
          <Lines paper={note} caption={t('invoice.credit_note', { number: String(note.number) })} />
        </section>
      ))}
    </>
  );
}

function Facts({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className={s.small}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function Lines({ paper, caption }: { paper: InvoiceContent; caption: string }) {
  const t = useWords('membership');
  const rows = [
    ...paper.lines.map(({ text, list, price }) => ({ text, list, discount: price - list, price })),
    { text: t('invoice.sub_total'), price: paper.sub_total },
    { text: t('invoice.vat', { percent: paper.vat_percent }), price: paper.vat },
    { text: t('invoice.total'), price: paper.total },
  ] as { text: string; list?: number; discount?: number; price: number }[];
  const money = (ore: number | undefined) => (ore ? exactKroner(ore) : '');
  return (
    <Table
      caption={caption}
      rows={rows}
      keyOf={({ text }) => text}
      columns={[
        {
          head: t('invoice.columns.text'),
          rowHeader: true,
          cell: ({ text, list, discount }) => (
            <>
              {/* The lines of an invoice are stored as they were booked, in Danish. */}
              {list === undefined ? text : <span lang="da">{text}</span>}
              {list !== undefined && discount !== 0 && (
                <small className={s.onPhone}>
                  {t('plan.list')} {money(list)} · {t('discount')} {money(discount)}
                </small>
              )}
            </>
          ),
        },
        { head: t('invoice.columns.list'), right: true, wideOnly: true, cell: ({ list }) => money(list) },
        { head: t('invoice.columns.discount'), right: true, wideOnly: true, cell: ({ discount }) => money(discount) },
        { head: t('invoice.columns.price'), right: true, cell: ({ price }) => exactKroner(price) },
      ]}
    />
  );
}
