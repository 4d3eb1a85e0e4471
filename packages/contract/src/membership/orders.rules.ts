import { localDateOf } from '@jobblik/contract/kernel/local-time.rules';
import { workingDaysLater } from '@jobblik/contract/kernel/working-days.rules';
import { type BuyerRole, type Opening, type OrderLine, offers } from './plans.rules.ts';

/** What people do for a buyer. `help` and `talk` come with seekers' plans, `writing` and `contact` with employers' plan 3. */
export const serviceNames = [
  'help',
  'talk',
  'review',
  'letter',
  'video',
  'coaching',
  'writing',
  'contact',
  'linkedin',
  'youtube',
  'facebook',
  'handling',
] as const;
export type ServiceName = (typeof serviceNames)[number];

/** What the buyer sends before it can be delivered: a text, a time that suits, an ad, or an ad with its video. */
export type BookingKind = 'text' | 'time' | 'ad' | 'ad_video';

interface Service {
  booking: BookingKind;
  /** Working days to deliver in, from the booking; until then, to remind the buyer of it. */
  days: number;
}

const services: Readonly<Record<ServiceName, Service>> = {
  help: { booking: 'text', days: 2 },
  talk: { booking: 'time', days: 5 },
  review: { booking: 'text', days: 5 },
  letter: { booking: 'text', days: 5 },
  video: { booking: 'text', days: 5 },
  coaching: { booking: 'time', days: 5 },
  writing: { booking: 'text', days: 3 },
  contact: { booking: 'time', days: 2 },
  linkedin: { booking: 'ad', days: 3 },
  youtube: { booking: 'ad_video', days: 5 },
  facebook: { booking: 'ad', days: 3 },
  handling: { booking: 'ad', days: 2 },
};

/** Services that come with a seeker's plan (1§9 names the plans and prices only). Plan 2 is answered within one working day. */
const seekerPlans: Readonly<Record<number, readonly BoughtService[]>> = {
  1: [{ service: 'help', days: 2 }],
  2: [
    { service: 'help', days: 1 },
    { service: 'talk', days: services.talk.days },
  ],
};

/** Services among what an employer's plan opens. */
const openedServices: readonly (Opening & ServiceName)[] = ['writing', 'contact'];

export interface BoughtService {
  service: ServiceName;
  /** Working days to deliver in. */
  days: number;
}

/** The services that a payment buys: those of its plan, then its extras. */
export function servicesOf(role: BuyerRole, lines: readonly Pick<OrderLine, 'kind' | 'id'>[]): BoughtService[] {
  return lines.flatMap(({ kind, id }) => {
    if (kind === 'plan') return ofPlan(role, id);
    const extra = kind === 'extra' && offers[role].extras.find((each) => each.id === id);
    return extra ? [{ service: extra.name, days: services[extra.name].days }] : [];
  });
}

function ofPlan(role: BuyerRole, id: number): readonly BoughtService[] {
  if (role === 'seeker') return seekerPlans[id] ?? [];
  const opens = offers.employer.plans.find(({ plan }) => plan === id)?.opens ?? [];
  return openedServices
    .filter((service) => opens.includes(service))
    .map((service) => ({ service, days: services[service].days }));
}

export function bookingKindOf(service: ServiceName): BookingKind {
  return services[service].booking;
}

/** The local date by which something that begins at an instant is due. */
export function dueDate(from: Date, days: number): string {
  return workingDaysLater(localDateOf(from), days);
}

/** States of an order: `closed` without delivery, as after a refund. */
export const orderStates = ['received', 'in_progress', 'delivered', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

const following: Readonly<Record<OrderState, readonly OrderState[]>> = {
  received: ['in_progress', 'closed'],
  in_progress: ['delivered', 'closed'],
  delivered: [],
  closed: [],
};

/** Whether an order may go from one state to another: received, in progress, delivered; closed from each open one. */
export function canBecome(state: OrderState, next: OrderState): boolean {
  return following[state].includes(next);
}

/** Whether something is still to be done for an order. */
export function isOpenOrder({ state }: { state: OrderState }): boolean {
  return following[state].length > 0;
}

/** Whether the buyer can send or change the booking: until somebody has begun. */
export function canBook({ state }: { state: OrderState }): boolean {
  return state === 'received';
}

/** How an order stands, for every place that shows it: its state, and while it is received whether its booking is missing. */
export type OrderStatus = 'unbooked' | OrderState;

export function orderStatusOf(order: { state: OrderState; booked_at: string | null }): OrderStatus {
  return order.state === 'received' && order.booked_at === null ? 'unbooked' : order.state;
}

/** How many days ahead a time can be wished for. */
export const wishedDays = 60;

/** What a buyer sends with a booking. `wishedAt` is the first time that suits. */
export interface Booking {
  text: string;
  wishedAt: Date | null;
  jobId: number | null;
}

export interface BookingProblem {
  path: 'text' | 'wished_at' | 'job_id';
  code: 'required' | 'starts_in_the_past' | 'too_far_ahead';
}

/** The first thing that is missing or wrong in a booking of a kind; undefined if it is whole. */
export function bookingProblem(kind: BookingKind, booking: Booking, now: Date): BookingProblem | undefined {
  if (kind === 'ad' || kind === 'ad_video') {
    if (booking.jobId === null) return { path: 'job_id', code: 'required' };
    return kind === 'ad_video' && booking.text === '' ? { path: 'text', code: 'required' } : undefined;
  }
  if (kind === 'text') return booking.text === '' ? { path: 'text', code: 'required' } : undefined;
  if (booking.wishedAt === null) return { path: 'wished_at', code: 'required' };
  if (booking.wishedAt <= now) return { path: 'wished_at', code: 'starts_in_the_past' };
  const ahead = booking.wishedAt.getTime() - now.getTime();
  return ahead > wishedDays * 86_400_000 ? { path: 'wished_at', code: 'too_far_ahead' } : undefined;
}
