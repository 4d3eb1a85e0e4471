import { randomUUID } from 'node:crypto';
import { getMessageHistoryWithContact, sendChatMessage } from '@jobblik/contract/chat/chat.api';
import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { TestApp } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeApplication } from '../applications/applications.factory.ts';
import { makeEmployer, makeJob } from '../jobs/jobs.factory.ts';

export interface Person {
  user: User;
  token: string;
}

/** People, applications and browsers for tests of the chat. */
export function chatHarness(app: TestApp) {
  const { services } = app;
  const sockets: Socket[] = [];
  const signedIn = async (user: User): Promise<Person> => ({
    user,
    token: await signInAs(services.db, user, { now: services.clock.now() }),
  });
  const newSeeker = async (name = 'Signe Holm') => signedIn(await makeUser(services.db, { name }));
  const newEmployer = async (options: { plan?: number; name?: string } = {}) => {
    const { user, company } = await makeEmployer(services.db, {
      plan: options.plan ?? 3,
      company: { name: options.name ?? 'Havnens Køkken' },
    });
    return { ...(await signedIn(user)), companyId: company.id };
  };
  /** A seeker who has applied to an employer. */
  const newPair = async () => {
    const [seeker, employer] = [await newSeeker(), await newEmployer()];
    const ad = { userId: employer.user.id, companyId: employer.companyId, title: 'Kok' };
    const job = await makeJob(services.db, ad, services.clock.now());
    const applicationId = await makeApplication(services, {
      jobId: job.id,
      userId: seeker.user.id,
      employerId: employer.user.id,
    });
    return { seeker, employer, job, applicationId };
  };
  const outgoing = (to: Person, message: string, uuid: string = randomUUID()) => ({
    uuid,
    receiver: to.user.id,
    action: 'message' as const,
    message,
  });
  return {
    newSeeker,
    newEmployer,
    newPair,
    outgoing,
    send: (from: Person, to: Person, message: string, uuid?: string) =>
      app.call(sendChatMessage, { body: outgoing(to, message, uuid) }, from),
    refusedToSend: (from: Person, to: Person, message: string, uuid?: string) =>
      app.refused(sendChatMessage, { body: outgoing(to, message, uuid) }, from),
    history: (of: Person, contact: Person, page: { before_seq?: number; after_seq?: number; limit?: number } = {}) =>
      app.call(getMessageHistoryWithContact, { body: { contact_users: contact.user.id, ...page } }, of),
    /** A browser's socket, with every event it receives. */
    async browserOf({ token }: Pick<Person, 'token'>, url = app.socketUrl) {
      const socket = io(url, { auth: { token }, forceNew: true, transports: ['websocket'], reconnection: false });
      sockets.push(socket);
      const received: { event: string; payload: Record<string, unknown> }[] = [];
      socket.onAny((event: string, payload) => received.push({ event, payload }));
      // The counters are the last event that a browser receives on connecting.
      await expect.poll(() => received.some(({ event }) => event === 'unread'), { interval: 10 }).toBe(true);
      const of = (event: string) => received.filter((one) => one.event === event).map(({ payload }) => payload);
      return { socket, of };
    },
    closeBrowsers() {
      for (const socket of sockets.splice(0)) socket.disconnect();
    },
  };
}
