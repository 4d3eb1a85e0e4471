import type { DomainEvent } from '@jobblik/contract/kernel/event';
import type { z } from 'zod';
import type { Database, Transaction } from '../db/db.ts';

/** Background work: a name, a payload, and an idempotent handler, because it may run twice. */
export interface TaskDefinition<S extends z.ZodType = z.ZodType> {
  /** Letters, digits, `_`, `-`, `.` and `/`; begins with the slice: `agents.match-job`. */
  name: string;
  payload: S;
  /** Number of retries; default 5 with growing pauses. */
  retries?: number;
  /** Seconds before the first retry, doubled each time (with some jitter) up to an hour; default 2. */
  retryDelay?: number;
  /** Number of simultaneous runs in one process; default 1. */
  concurrency?: number;
  /** Number of simultaneous runs of one {@link EnqueueOptions.owner} in one process; default unlimited. */
  perOwner?: number;
  /** Time limit of one run in seconds, after which it counts as failed; default 15 minutes. */
  timeout?: number;
  /** Cron expression in Europe/Copenhagen for work that runs on a schedule (its payload is `{}`). */
  cron?: string;
}

/** Declares a task; {@link Tasks.work} registers its handler. */
export function defineTask<S extends z.ZodType>(task: TaskDefinition<S>): TaskDefinition<S> {
  return task;
}

export interface EnqueueOptions {
  startAfter?: Date;
  /** The person for whom expensive work runs: tasks of a person wait behind those of people with fewer waiting tasks. */
  owner?: number;
  /**
   * While a task with this key waits, another with the same key is not added: the waiting one takes over the new
   * payload and runs after this transaction commits. Letters, digits, `_`, `-`, `.` and `/`.
   */
  singletonKey?: string;
}

/** One run of a task. */
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

/** Thrown by a handler when another attempt cannot help: the task goes directly to the dead letter queue. */
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
  /** Writes a domain event in the business transaction; every subscriber gets a separate copy with retries. */
  publish<S extends z.ZodType>(
    tx: Transaction | Database,
    event: DomainEvent<string, S>,
    payload: z.input<S>,
  ): Promise<void>;
  /** Registers the handler of a task. Call before {@link Tasks.start}. */
  work<S extends z.ZodType>(task: TaskDefinition<S>, handler: TaskHandler<S>): void;
  /** Registers a subscriber of an event under a unique name (`notifications.on-application`). Call before {@link Tasks.start}. */
  subscribe<S extends z.ZodType>(event: DomainEvent<string, S>, subscriber: string, handler: TaskHandler<S>): void;
  start(): Promise<void>;
  /** Accepts no new work, waits for running handlers (at most 10 s) and closes its connections. */
  stop(): Promise<void>;
  /**
   * For tests and the start of sample data: waits until nothing is queued, retrying or running. Work with a `startAfter` in the
   * future does not count.
   * @throws Error after `timeoutMs` (default 180 000, because a busy machine is slow) with the remaining tasks
   */
  idle(timeoutMs?: number): Promise<void>;
}
