import { getAdminOrder, moveAdminOrder } from '@jobblik/contract/admin/cases.api';
import { useCall, useSend } from '../../platform/api/query';
import { useProblemText } from '../../platform/api/use-problem';
import { formatDate, formatMoment } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Kbd } from '../../ui/feedback/badge';
import { Failed } from '../../ui/feedback/list-states';
import { AfterDelay, SkeletonRows } from '../../ui/feedback/skeleton';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button } from '../../ui/forms/button';
import { Written } from '../../ui/text/written';
import s from './cases.module.css';
import { useSendKey } from './use-send-key';
import type { Undo } from './use-undo';

/** A bought service: what the buyer has sent, and its next step. */
export function OrderCase({ id, undo }: { id: number; undo: Undo }) {
  const t = useWords('admin');
  const services = useWords('membership');
  const problemText = useProblemText();
  const { data, error, isError, refetch } = useCall(getAdminOrder, { params: { id } }, { staleTime: 0 });
  const move = useSend(moveAdminOrder);
  const next = data?.order.state === 'received' ? 'in_progress' : 'delivered';
  const moveTo = (state: 'in_progress' | 'delivered' | 'closed') =>
    move.mutate(
      { body: { order_id: id, state } },
      {
        onSuccess: () => {
          toast(t('done.order'));
          void undo.refresh();
        },
        onError: (problem) => toastError(problemText(problem)),
      },
    );
  useSendKey(() => moveTo(next));
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <AfterDelay>
        <SkeletonRows count={4} />
      </AfterDelay>
    );
  const { order } = data;
  return (
    <article aria-labelledby="sag">
      <header className={s.head}>
        <div>
          <h2 id="sag">{services([`orders.services.${order.service}.name`, 'orders.services.help.name'])}</h2>
          <p className="small text-2">{t('order.from', { id: order.id, buyer: order.buyer, email: order.email })}</p>
        </div>
      </header>
      <section className={s.text} aria-labelledby="sendt">
        <p>{t('order.due', { date: formatDate(order.due_date) })}</p>
        <h3 id="sendt">{t('order.bought')}</h3>
        <p>{order.text === '' ? t('order.nothing') : <Written>{order.text}</Written>}</p>
        {order.job_title && <p>{t('order.job', { title: order.job_title })}</p>}
        {order.wished_at && <p>{t('order.time', { time: formatMoment(order.wished_at, new Date()) })}</p>}
      </section>
      <div className={s.decision}>
        <div className={s.send}>
          <Button kind="filled" busy={move.isPending} onClick={() => moveTo(next)}>
            {t(next === 'in_progress' ? 'order.take' : 'order.deliver')} <Kbd>Ctrl ↵</Kbd>
          </Button>
          <Button kind="text" onClick={() => moveTo('closed')}>
            {t('order.close')}
          </Button>
        </div>
      </div>
    </article>
  );
}
