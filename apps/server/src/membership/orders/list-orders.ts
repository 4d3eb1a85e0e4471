import type { SignedIn } from '@jobblik/contract/kernel/session';
import type { Order } from '@jobblik/contract/membership/orders.schema';
import { asc, desc, eq } from 'drizzle-orm';
import type { Services } from '../../platform/services.ts';
import { presentOrder } from './orders.present.ts';
import { orders } from './orders.tables.ts';

/** A person's orders, those of the latest payment first, and the employer's ads that they can be about. */
export async function listOrders(
  { db, ports, clock }: Services,
  who: SignedIn,
): Promise<{ orders: Order[]; ads: { id: number; title: string }[] }> {
  const rows = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, who.userId))
    .orderBy(desc(orders.paymentId), asc(orders.id));
  const ads = who.role === 'employer' ? await ports.membership.liveAds(db, who.userId, clock.now()) : [];
  return { orders: rows.map(presentOrder), ads };
}
