import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { clockTimeOf, localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { bookOrder, getOrders } from '@jobblik/contract/membership/orders.api';
import { bookingKindOf, wishedDays } from '@jobblik/contract/membership/orders.rules';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { callKey, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { useDraftState } from '../../platform/drafts/use-draft';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { toast } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { FieldError, SelectField, TextArea } from '../../ui/forms/field';
import { useFirstError } from '../../ui/forms/use-first-error';
import { DateField } from '../../ui/forms/when/date-field';
import { TimeField } from '../../ui/forms/when/time-field';
import { clockText } from '../../ui/text/clock-text';
import { dateText } from '../../ui/text/date-text';
import m from '../membership.module.css';
import { type BookingErrors, type BookingValues, readBooking } from './booking-values';
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
  const tp = useWords('problems');
  const { now } = usePageSettings();
  const queries = useQueryClient();
  const problemText = useProblemText();
  const send = useSend(bookOrder);
  const [box, toFirstError] = useFirstError<HTMLFormElement>();
  const kind = bookingKindOf(order.service);
  const [values, save, forget] = useDraftState<BookingValues>(`order-${order.id}`, startValues(order, ads));
  const [errors, setErrors] = useState<BookingErrors>({});
  const today = localDateOf(new Date(now));
  const change = (next: Partial<BookingValues>) => {
    save({ ...values, ...next });
    setErrors({});
  };
  const errorOf = (field: keyof BookingValues) => {
    const code = errors[field];
    return code && tp(`fields.${code}`);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (send.isPending) return;
    const read = readBooking(kind, values, new Date());
    if ('errors' in read) {
      setErrors(read.errors);
      return toFirstError();
    }
    const answer = await send.mutateAsync({ body: { order_id: order.id, ...read.body } }).catch(() => undefined);
    if (!answer) return;
    forget();
    queries.setQueryData<CallAnswer<typeof getOrders>>(
      callKey(getOrders),
      (old) => old && { ...old, orders: old.orders.map((each) => (each.id === order.id ? answer.order : each)) },
    );
    toast(t('booking.sent'));
    onSent();
  };
  const needsAd = kind === 'ad' || kind === 'ad_video';
  if (needsAd && ads.length === 0) {
    return (
      <div className={s.booking}>
        <p>{t('booking.no_ads')}</p>
        <div>
          <ButtonLink kind="filled" to="/virksomhed/job/check">
            {t('booking.make_ad')}
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <form ref={box} className={s.booking} onSubmit={(event) => void submit(event)} noValidate>
      <p>{t(`orders.services.${order.service}.hint`)}</p>
      {kind === 'time' && (
        <div className={m.pair}>
          <DateField
            label={t('booking.day')}
            value={values.date}
            onChange={(date) => change({ date })}
            today={today}
            min={today}
            max={shiftDate(today, wishedDays)}
            error={errorOf('date')}
          />
          <TimeField
            label={t('booking.time')}
            value={values.time}
            onChange={(time) => change({ time })}
            step={10}
            largeStep={60}
            min={8 * 60}
            max={17 * 60}
            error={errorOf('time')}
          />
        </div>
      )}
      {needsAd && (
        <SelectField
          label={t('booking.ad')}
          value={values.job}
          onChange={(event) => change({ job: event.currentTarget.value })}
          options={[
            ...(ads.length > 1 ? [{ value: '', label: t('booking.choose_ad') }] : []),
            ...ads.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
          error={errorOf('job')}
        />
      )}
      <TextArea
        label={t(textLabelOf(order))}
        rows={6}
        max={4000}
        value={values.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
        optional={kind === 'ad' || kind === 'time'}
        error={errorOf('text')}
      />
      {send.error && (
        <div role="alert">
          <FieldError>{problemText(send.error)}</FieldError>
        </div>
      )}
      <div>
        <Button type="submit" kind="filled" busy={send.isPending}>
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
