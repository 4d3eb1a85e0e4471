import type { Order } from '@jobblik/contract/membership/orders.schema';
import type { OrderRow } from './orders.tables.ts';

/** An order as its buyer sees it. */
export function presentOrder(row: OrderRow): Order {
  const { booking } = row;
  return {
    id: row.id,
    transaction_id: row.paymentId,
    service: row.service,
    state: row.state,
    due_date: row.dueDate,
    created_at: row.createdAt.toISOString(),
    booked_at: row.bookedAt?.toISOString() ?? null,
    delivered_at: row.deliveredAt?.toISOString() ?? null,
    booking: booking && {
      text: booking.text,
      wished_at: booking.wishedAt,
      job_id: booking.jobId,
      job_title: booking.jobTitle,
    },
  };
}
