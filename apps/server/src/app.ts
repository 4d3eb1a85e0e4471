import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { authenticator } from './accounts/index.ts';
import { accountsNotices, accountsRoutes, registerAccounts, signInProviders } from './accounts/setup.ts';
import { adminRoutes, registerAdmin } from './admin/setup.ts';
import { agentsNotices, agentsRoutes, registerAgents } from './agents/setup.ts';
import { ports } from './app-ports.ts';
import { applicationsNotices, applicationsRoutes, registerApplications } from './applications/setup.ts';
import { browserErrorsRoutes } from './browser-errors/setup.ts';
import { cvIndex } from './candidates/search/index.ts';
import { candidatesNotices, candidatesRoutes, registerCandidates } from './candidates/setup.ts';
import { chatRoutes, registerChat } from './chat/setup.ts';
import { chatbotRoutes, createChatbot } from './chatbot/setup.ts';
import { companiesRoutes, companyAddresses, companySocialCards, registerCompanies } from './companies/setup.ts';
import { blogSocialCards, contentAddresses, contentRoutes, pageSocialCards } from './content/setup.ts';
import { cvRoutes, registerCv, warmExports } from './cv/setup.ts';
import { dashboardRoutes } from './dashboard/setup.ts';
import { demoRoutes } from './demo/setup.ts';
import { documentPage, documentsRoutes, warmDocuments } from './documents/setup.ts';
import { interviewsNotices, interviewsRoutes, registerCalendarFeed, registerInterviews } from './interviews/setup.ts';
import { jobIndex } from './jobs/search/index.ts';
import {
  jobAddresses,
  jobSocialCards,
  jobsNotices,
  jobsRoutes,
  registerJobFeed,
  registerJobs,
  searchAddresses,
} from './jobs/setup.ts';
import { lookupsRoutes } from './lookups/setup.ts';
import {
  membershipNotices,
  membershipRoutes,
  registerMembership,
  registerPaymentWebhook,
  settlePayments,
} from './membership/setup.ts';
import { moderationRoutes } from './moderation/setup.ts';
import { notificationsRoutes, registerNotices, registerNotifications } from './notifications/setup.ts';
import type { Clock } from './platform/clock.ts';
import { systemClock } from './platform/clock.ts';
import { connect } from './platform/db/db.ts';
import { publicUrl, type Settings } from './platform/env.ts';
import { createFiles } from './platform/files/create-files.ts';
import { registerFileRoutes } from './platform/files/files.routes.ts';
import { registerUploadRoutes } from './platform/files/uploads/uploads.routes.ts';
import type { BodyPace } from './platform/http/body-pace.ts';
import { logUndeclared, type OnUndeclared } from './platform/http/call-problems.ts';
import { createCallInside } from './platform/http/calls.ts';
import { trustedProxies } from './platform/http/client-address.ts';
import { registerDevPages } from './platform/http/dev-pages.ts';
import { registerPages } from './platform/http/pages.ts';
import type { ServedCall } from './platform/http/serve.ts';
import { createHttpServer } from './platform/http/server.ts';
import { registerSitemap } from './platform/http/sitemap.ts';
import { keyFor, withSecret } from './platform/installation/secret.ts';
import { createMailer } from './platform/mail/create-mailer.ts';
import { registerMailTasks } from './platform/mail/mail.tasks.ts';
import { registerOutbox } from './platform/mail/outbox.routes.ts';
import { createPaymentProvider } from './platform/payments/create-provider.ts';
import { createRealtime } from './platform/realtime/create-realtime.ts';
import { createRegister } from './platform/register/create-register.ts';
import type { Services } from './platform/services.ts';
import { registerSocialCards } from './platform/social-cards/social-cards.routes.ts';
import { createStorage } from './platform/storage/create-storage.ts';
import { createTasks } from './platform/tasks/create-tasks.ts';
import { questionsNotices, questionsRoutes, registerQuestions } from './questions/setup.ts';
import {
  recommendationsNotices,
  recommendationsRoutes,
  registerRecommendations,
  warmMatching,
} from './recommendations/setup.ts';
import { registerRooms, roomsRoutes } from './rooms/setup.ts';

export interface AppOptions {
  env: Settings;
  databaseUrl: string;
  log: Logger;
  clock?: Clock;
  /** Receives refusals that a call does not declare, which are logged otherwise. */
  onUndeclared?: OnUndeclared;
  /** How slowly bodies may arrive; shorter in tests. */
  pace?: BodyPace;
  /** Folder of the built web app, or of its sources for hot reload; without either only calls and files are served. */
  web?: { build?: string; sources?: string };
}

export interface App {
  http: FastifyInstance;
  services: Services;
  /** Every served call, for documentation and for tests over all calls. */
  calls: readonly ServedCall[];
  /** Starts background work, which may be needed before the ports are open; further calls have no effect. */
  startWork(): Promise<void>;
  /** Starts background work and opens both ports; returns them (a setting of 0 uses a free one). */
  listen(): Promise<{ port: number; socketPort: number }>;
  /**
   * Loads data that the first searches and documents would wait for; call it when the ports are open, as it takes seconds of
   * processor time.
   */
  warmUp(): Promise<void>;
  /** Waits for running requests and tasks, then closes everything in a safe order. */
  close(): Promise<void>;
}

/** Combines the slices. Only this file and `app-ports.ts` import all of them. */
export async function createApp(options: AppOptions): Promise<App> {
  const { log, databaseUrl } = options;
  const clock = options.clock ?? systemClock;
  const closing = new AbortController();
  const onError = (error: Error) => log.error({ err: error }, 'database connection');
  const primary = connect(databaseUrl, { onError });
  const { db } = primary;
  const env = await withSecret(db, options.env).catch(async (error: unknown) => {
    await primary.close();
    throw error;
  });
  const replica = env.DATABASE_REPLICA_URL ? connect(env.DATABASE_REPLICA_URL, { onError }) : undefined;
  const tasks = createTasks({ databaseUrl, log });
  const authenticate = authenticator(db, clock);
  const storage = createStorage(env);
  const files = createFiles({
    db,
    storage,
    tasks,
    linkKey: keyFor(env, 'file links'),
    clock,
    log,
    dataDir: env.DATA_DIR,
  });
  const realtime = createRealtime({
    port: env.SOCKET_PORT,
    host: env.LISTEN_HOST,
    publicUrl: publicUrl(env),
    maxConnections: env.MAX_CONNECTIONS,
    authenticate,
    trusted: trustedProxies(env.TRUST_PROXY ?? 'off'),
    ...(env.REDIS_URL && { redisUrl: env.REDIS_URL }),
    log,
  });
  const services: Services = {
    env,
    log,
    clock,
    db,
    readDb: replica?.db ?? db,
    files,
    storage,
    mail: createMailer(env, db),
    payments: createPaymentProvider(env, db),
    register: createRegister(env),
    tasks,
    realtime,
    // Its own: a test may answer for another slice, and workers of tests start several apps.
    ports: { ...ports },
  };

  registerMailTasks(services);
  registerNotifications(services);
  registerNotices(services, [
    ...accountsNotices,
    ...agentsNotices,
    ...applicationsNotices,
    ...candidatesNotices,
    ...interviewsNotices,
    ...jobsNotices,
    ...membershipNotices,
    ...questionsNotices,
    ...recommendationsNotices,
  ]);
  registerAccounts(services);
  registerCompanies(services);
  registerJobs(services);
  registerApplications(services);
  registerCv(services);
  registerCandidates(services);
  registerAgents(services);
  registerQuestions(services);
  registerRecommendations(services);
  registerChat(services);
  registerInterviews(services);
  registerMembership(services);
  registerAdmin(services);
  const mediaServers = registerRooms(services);

  const calls: ServedCall[] = [
    ...accountsRoutes,
    ...adminRoutes,
    ...agentsRoutes,
    ...applicationsRoutes,
    ...browserErrorsRoutes(),
    ...candidatesRoutes,
    ...chatbotRoutes(await createChatbot(services)),
    ...chatRoutes,
    ...companiesRoutes,
    ...contentRoutes,
    ...cvRoutes,
    ...dashboardRoutes,
    ...demoRoutes,
    ...documentsRoutes,
    ...interviewsRoutes,
    ...jobsRoutes,
    ...lookupsRoutes,
    ...membershipRoutes,
    ...moderationRoutes,
    ...notificationsRoutes,
    ...questionsRoutes,
    ...recommendationsRoutes,
    ...roomsRoutes,
  ];
  const onUndeclared = options.onUndeclared ?? logUndeclared(log);
  const http = await createHttpServer({ env, log, services, authenticate, calls, onUndeclared, pace: options.pace });
  registerFileRoutes(http, files, (file) => documentPage(files, file));
  await registerUploadRoutes(http, { files, authenticate });
  registerCalendarFeed(http, services);
  await registerPaymentWebhook(http, services);
  if (env.OUTBOX_PAGE) registerOutbox(http, services);
  const sources = [contentAddresses, searchAddresses, jobAddresses, companyAddresses];
  registerSitemap(http, { services, publicUrl: publicUrl(env), sources });
  registerSocialCards(http, services, [jobSocialCards, companySocialCards, blogSocialCards, pageSocialCards]);
  registerJobFeed(http, services);
  const pages = { env, clock, call: createCallInside({ calls, services }), signInProviders: signInProviders(env) };
  if (options.web?.sources) await registerDevPages(http, options.web.sources, pages);
  else if (options.web?.build) await registerPages(http, options.web.build, pages);

  let working: Promise<void> | undefined;
  const startWork = () => {
    working ??= tasks.start().then(() => tasks.enqueue(db, settlePayments, {}));
    return working;
  };
  return {
    http,
    services,
    calls,
    startWork,
    async listen() {
      await startWork();
      await mediaServers.ready;
      await realtime.start();
      await http.listen({ port: env.PORT, host: env.LISTEN_HOST });
      const address = http.server.address();
      return { port: typeof address === 'object' && address ? address.port : env.PORT, socketPort: realtime.port };
    },
    async warmUp() {
      await jobIndex.warmUp(services, closing.signal);
      await cvIndex.warmUp(services, closing.signal);
      if (!closing.signal.aborted) await warmDocuments(services);
      if (!closing.signal.aborted) await warmExports();
      if (!closing.signal.aborted) warmMatching();
    },
    async close() {
      closing.abort();
      await http.close();
      await realtime.close();
      await mediaServers.close();
      await tasks.stop();
      await services.mail.close();
      await replica?.close();
      await primary.close();
    },
  };
}
