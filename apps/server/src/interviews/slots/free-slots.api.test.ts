import * as slots from '@jobblik/contract/interviews/free-slots.api';
import * as api from '@jobblik/contract/interviews/interviews.api';
import { interviewLimits } from '@jobblik/contract/interviews/interviews.rules';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp, testClock } from '../../../test/test-app.ts';
import { interviewsHarness } from '../interviews.harness.ts';
import { interviewSlots } from '../interviews.tables.ts';

let app: TestApp;
let harness: ReturnType<typeof interviewsHarness>;
const clock = testClock();
const started = clock.now();
beforeAll(async () => {
  app = await startTestApp({ clock });
  harness = interviewsHarness(app);
});
afterEach(() => clock.set(started));
afterAll(() => app.close());

type Pair = Awaited<ReturnType<typeof harness.newPair>>;
const publish = (pair: Pair, ...list: ReturnType<typeof harness.at>[]) =>
  app.call(slots.publishFreeSlots, { body: { slots: list } }, pair.employer);
const about = { title: 'Samtale', description: 'Vælg et tidspunkt' };
const offer = async (pair: Pair) =>
  (await app.call(slots.offerFreeSlots, { body: { app_id: pair.applicationId, ...about } }, pair.employer))
    .new_interview_id;

describe('an employer', () => {
  it('publishes slots, all or none, and removes them', async () => {
    const pair = await harness.newPair();
    const one = await publish(pair, harness.at(3), harness.at(3, '11:00', '11:30'));
    expect(one).toMatchObject({ result: 'success', slots: [{ interview_time: { schedule_start: '10:00' } }, {}] });
    expect(await publish(pair, harness.at(4), harness.at(3, '10:15', '10:45'))).toMatchObject({ result: 'error' });
    const slot_id = one.slots[0]?.id ?? 0;
    const stranger = await harness.newPair();
    await app.call(slots.removeFreeSlot, { body: { slot_id } }, stranger.employer);
    expect((await app.call(slots.getOwnFreeSlots, {}, pair.employer)).slots).toHaveLength(2);
    const left = await app.call(slots.removeFreeSlot, { body: { slot_id } }, pair.employer);
    expect(left.slots).toHaveLength(1);
  });

  it('publishes none over an interview; one that an interview covers later is no longer free', async () => {
    const pair = await harness.newPair();
    await publish(pair, harness.at(3));
    const uuid = await harness.requested(pair, harness.at(3, '10:10', '10:20'));
    expect((await app.call(slots.getOwnFreeSlots, {}, pair.employer)).slots).toEqual([]);
    expect(await publish(pair, harness.at(3, '10:15', '10:40'))).toMatchObject({ result: 'error' });
    await app.call(api.deleteSchedule, { body: { interview_id: uuid } }, pair.employer);
    expect((await app.call(slots.getOwnFreeSlots, {}, pair.employer)).slots).toHaveLength(1);
  });

  it('is refused past times, too many slots, and a plan that does not unlock the calendar', async () => {
    const pair = await harness.newPair();
    const past = { body: { slots: [harness.at(3), harness.at(-1)] } };
    expect(await app.refused(slots.publishFreeSlots, past, pair.employer)).toMatchObject({
      fields: [{ path: 'slots.1.start_time', code: 'starts_in_the_past' }],
    });
    const many = { body: { slots: Array.from({ length: interviewLimits.slotsAtOnce + 1 }, () => harness.at(3)) } };
    expect(await app.refused(slots.publishFreeSlots, many, pair.employer)).toMatchObject({
      fields: [{ path: 'slots', code: 'too_many' }],
    });
    const { startsAt } = harness.soon(100_000);
    await app.services.db.insert(interviewSlots).values(
      Array.from({ length: interviewLimits.slots }, (_, at) => ({
        employerId: pair.employer.user.id,
        startsAt: new Date(startsAt.getTime() + at * 600_000),
        endsAt: new Date(startsAt.getTime() + at * 600_000 + 300_000),
      })),
    );
    expect(
      await app.refused(slots.publishFreeSlots, { body: { slots: [harness.at(3)] } }, pair.employer),
    ).toMatchObject({
      status: 409,
      code: 'too_many_slots',
    });
    const basic = await harness.newEmployer({ plan: 1 });
    expect(await app.refused(slots.publishFreeSlots, { body: { slots: [harness.at(3)] } }, basic)).toMatchObject({
      code: 'membership_required',
    });
  });

  it('offers slots to its own applicants, once, and only when there are some', async () => {
    const pair = await harness.newPair();
    const body = { app_id: pair.applicationId, ...about };
    expect(await app.refused(slots.offerFreeSlots, { body }, pair.employer)).toMatchObject({ code: 'no_slots' });
    await publish(pair, harness.at(3));
    const stranger = await harness.newPair();
    expect(await app.refused(slots.offerFreeSlots, { body }, stranger.employer)).toMatchObject({ status: 404 });
    await offer(pair);
    expect(await harness.vStatus(pair)).toBe(1);
    expect(await app.refused(slots.offerFreeSlots, { body }, pair.employer)).toMatchObject({
      code: 'interview_exists',
    });
    const [mail] = await harness.mailsTo(pair.seeker.user.email);
    expect(mail?.subject).toBe('Vælg et tidspunkt til interview hos Havnens Køkken');
  });
});

describe('a candidate', () => {
  it('picks a slot, and the interview is agreed', async () => {
    const pair = await harness.newPair();
    await publish(pair, harness.at(3), harness.at(4));
    const uuid = await offer(pair);
    const { offers } = await app.call(api.getInterviewList, { body: {} }, pair.seeker);
    expect(offers).toMatchObject([{ uuid, interview_title: 'Samtale', employer: { name: 'Havnens Køkken' } }]);
    const { slots: free } = await app.call(slots.getFreeSlots, { body: { uuid } }, pair.seeker);
    expect(free).toHaveLength(2);
    const picked = await app.call(slots.pickFreeSlot, { body: { uuid, slot_id: free[1]?.id ?? 0 } }, pair.seeker);
    expect(picked).toMatchObject({ result: 'success', interview_time: { schedule_start: '10:00' } });
    expect(await harness.rowOf(uuid)).toMatchObject({ state: 'accepted' });
    expect(await harness.vStatus(pair)).toBe(2);
    expect((await app.call(slots.getOwnFreeSlots, {}, pair.employer)).slots).toHaveLength(1);
    expect(await app.refused(slots.getFreeSlots, { body: { uuid } }, pair.seeker)).toMatchObject({ status: 409 });
  });

  it('picks another time instead of the requested one, which is then free', async () => {
    const pair = await harness.newPair();
    const { slots: free } = await publish(pair, harness.at(4));
    const uuid = await harness.requested(pair, harness.at(3));
    await app.call(slots.pickFreeSlot, { body: { uuid, slot_id: free[0]?.id ?? 0 } }, pair.seeker);
    await harness.requested(await harness.anotherApplicant(pair), harness.at(3));
  });

  it('gets `error` for a slot that is taken, past, or another employer’s; a stranger gets not_found', async () => {
    const [pair, stranger] = [await harness.newPair(), await harness.newPair()];
    const { slots: free } = await publish(pair, harness.at(1), harness.at(9));
    const { slots: theirs } = await publish(stranger, harness.at(3));
    const uuid = await offer(pair);
    const pick = (slot_id: number) => app.call(slots.pickFreeSlot, { body: { uuid, slot_id } }, pair.seeker);
    expect((await pick(theirs[0]?.id ?? 0)).result).toBe('error');
    expect((await pick(2_000_000_000)).result).toBe('error');
    clock.set(new Date(started.getTime() + 2 * 86_400_000));
    expect((await pick(free[0]?.id ?? 0)).result).toBe('error');
    expect(await app.refused(slots.getFreeSlots, { body: { uuid } }, stranger.seeker)).toMatchObject({ status: 404 });
    expect((await harness.rowOf(uuid)).state).toBe('offered');
  });
});
