import type { DomainEvent } from '@jobblik/contract/kernel/event';
import type { z } from 'zod';
import type { Database, Transaction } from '../db/db.ts';

/** Background work: a name, a payload, and a handler that may run twice and must then change nothing. */
export interface TaskDefinition<S extends z.ZodType = z.ZodType> {
  /** Letters, digits, `_`, `-`, `.` and `/`; begins with the slice: `agents.match-job`. */
  name: string;
  payload: S;
  /** Attempts after the first; default 5 with growing pauses. */
  retries?: number;
  /** Seconds before the first retry, doubled each time (with some jitter) up to an hour; default 2. */
  retryDelay?: number;
  /** How many run at the same time in one process; default 1. */
  concurrency?: number;
  /** How many of one {@link EnqueueOptions.owner} run at the same time in one process; default no bound. */
  perOwner?: number;
  /** Seconds one run may take before it counts as failed; default 15 minutes. */
  timeout?: number;
  /** Cron expression in Europe/Copenhagen for work that runs on a schedule (its payload is `{}`). */
  cron?: string;
}

/** Declares a task; {@link Tasks.work} gives it its handler. */
export function defineTask<S extends z.ZodType>(task: TaskDefinition<S>): TaskDefinition<S> {
  return task;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** The person for whom expensive work is done: tasks of one person wait behind those of people who have fewer waiting. */
  owner?: number;
  /**
   * While a task with this key waits, another with the same key is not added: the waiting one takes over the new
   * payload and runs after this transaction commits. Letters, digits, `_`, `-`, `.` and `/`.
   */
  singletonKey?: string;
}

/** Which run of a task this is. */
export interface TaskRun {
  /** The same in every attempt of one task. */
  id: string;
  /** 1 for the first attempt. */
  attempt: number;
  /** Aborted when the run takes too long or the server stops. */
  signal: AbortSignal;
}

/** Handler of a task, given to {@link Tasks.work} once at start. */
export type TaskHandler<S extends z.ZodType> = (payload: z.output<S>, run: TaskRun) => Promise<void>;

/** Thrown by a handler for which trying again cannot help: the task goes straight to the dead letter queue. */
export class NonRetryableError extends Error {}

export interface Tasks {
  /**
   * Adds work in the business transaction: it exists exactly when the transaction commits.
   * @throws Error when the task has no worker
   */
  enqueue<S extends z.ZodType>(
    tx: Transaction | Database,
    task: TaskDefinition<S>,
    payload: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<void>;
  /** Writes a domain event in the business transaction; every subscriber gets its own retried copy. */
  publish<S extends z.ZodType>(
    tx: Transaction | Database,
    event: DomainEvent<string, S>,
    payload: z.input<S>,
  ): Promise<void>;
  /** Registers the one handler of a task. Before {@link Tasks.start}. */
  work<S extends z.ZodType>(task: TaskDefinition<S>, handler: TaskHandler<S>): void;
  /** Registers a subscriber of an event under a unique name (`notifications.on-application`). Before {@link Tasks.start}. */
  subscribe<S extends z.ZodType>(event: DomainEvent<string, S>, subscriber: string, handler: TaskHandler<S>): void;
  start(): Promise<void>;
  /** Takes no new work, waits for running handlers (at most 10 s) and closes its connections. */
  stop(): Promise<void>;
  /**
   * For tests and the start of sample data: waits until nothing is queued, retrying or running. Work whose
   * `startAfter` lies ahead does not count. @throws Error after `timeoutMs` (default 180 000, since a
   * busy machine takes its time) naming what is left
   */
  idle(timeoutMs?: number): Promise<void>;
}
