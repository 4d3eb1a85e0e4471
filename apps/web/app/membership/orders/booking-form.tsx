import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { bookOrder, getOrders } from '@jobblik/contract/membership/orders.api';
import { bookingKindOf, wishedDays } from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { callKey } from '../../platform/api/query';
import { ownDraft } from '../../platform/forms/form-draft';
import { useContractForm } from '../../platform/forms/use-contract-form';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { SelectField, TextArea } from '../../ui/forms/field';
import { FormProblem } from '../../ui/forms/form-problem';
import { DateField } from '../../ui/forms/when/date-field';
import { TimeField } from '../../ui/forms/when/time-field';
import { clockText } from '../../ui/text/clock-text';
import { dateText } from '../../ui/text/date-text';
import m from '../membership.module.css';
import { type BookingBody, type BookingValues, readBooking } from './booking-values';
import { textLabelOf } from './order-state';
import s from './orders.module.css';

interface BookingFormProps {
  order: Order;
  ads: CallAnswer<typeof getOrders>['ads'];
  onSent: () => void;
}

/** What a bought service needs before it can be delivered. What was typed is kept until it is sent. */
export function BookingForm({ order, ads, onSent }: BookingFormProps) {
  const t = useWords('membership');
  const { now } = usePageSettings();
  const queries = useQueryClient();
  const kind = bookingKindOf(order.service);
  const today = localDateOf(new Date(now));
  const form = useContractForm(bookOrder, {
    start: startValues(order, ads),
    draft: ownDraft(`order-${order.id}`),
    paths: { wished_at: 'date', job_id: 'job' },
    check: (values) => readBooking(kind, values, new Date()).errors ?? {},
    input: (values) => ({
      body: { order_id: order.id, ...(readBooking(kind, values, new Date()).body as BookingBody) },
    }),
    onSent(answer) {
      queries.setQueryData<CallAnswer<typeof getOrders>>(
        callKey(getOrders),
        (old) => old && { ...old, orders: old.orders.map((each) => (each.id === order.id ? answer.order : each)) },
      );
      toast(t('booking.sent'));
      onSent();
    },
  });
  const needsAd = kind === 'ad' || kind === 'ad_video';
  if (needsAd && ads.length === 0) {
    return (
      <div className={s.booking}>
        <p>{t('booking.no_ads')}</p>
        <div>
          <ButtonLink kind="filled" to={pathTo('newAd')}>
            {t('booking.make_ad')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <form ref={form.ref} className={s.booking} onSubmit={form.submit} noValidate>
      <p>{t(`orders.services.${order.service}.hint`)}</p>
      {kind === 'time' && (
        <div className={m.pair}>
          <DateField
            label={t('booking.day')}
            {...form.field('date')}
            today={today}
            min={today}
            max={shiftDate(today, wishedDays)}
          />
          <TimeField
            label={t('booking.time')}
            {...form.field('time')}
            step={10}
            largeStep={60}
            min={8 * 60}
            max={17 * 60}
          />
        </div>
      )}
      {needsAd && (
        <SelectField
          label={t('booking.ad')}
          {...form.field('job')}
          options={[
            ...(ads.length > 1 ? [{ value: '', label: t('booking.choose_ad') }] : []),
            ...ads.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
      )}
      <TextArea
        label={t(textLabelOf(order))}
        rows={6}
        max={4000}
        {...form.field('text')}
        optional={kind === 'ad' || kind === 'time'}
      />
      <FormProblem>{form.problem}</FormProblem>
      <div>
        <Button type="submit" kind="filled" busy={form.isBusy}>
          {t('booking.submit')}
        </Button>
      </div>
    </form>
  );
}

/** What was sent before; else the only ad, and nothing typed. */
function startValues({ booking }: Order, ads: BookingFormProps['ads']): BookingValues {
  const wished = booking?.wished_at ? new Date(booking.wished_at) : undefined;
  const onlyAd = ads.length === 1 ? ads[0] : undefined;
  return {
    text: booking?.text ?? '',
    date: wished ? dateText(localDateOf(wished)) : '',
    time: wished ? clockText(minutesOf(clockTimeOf(wished))) : '',
    job: String(booking?.job_id ?? onlyAd?.id ?? ''),
  };
}

/** Minutes after midnight of `HH:mm`. */
function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
