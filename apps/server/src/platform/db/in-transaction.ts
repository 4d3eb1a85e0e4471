import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@jobblik/contract/kernel/problem';
import { type Database, sqlState, type Transaction } from './db.ts';

/** Runs after the commit of the transaction. It must not write data that the business rule needs: a crash loses it. */
export type AfterCommit = () => void | Promise<void>;

const maxAttempts = 3;

/**
 * SQLSTATEs of a transaction that conflicts with another one and has written nothing: serialization failure, deadlock, and a
 * foreign key that was valid when the transaction read. The next attempt reads the rows of the other one and returns a named error.
 * A taken unique key is not among them: it is an answer that another attempt does not change. Work that may meet one locks first
 * (`lockUser`) or inserts with `onConflictDoNothing`.
 */
const collided = new Set(['40001', '40P01', '23503']);

/**
 * Milliseconds between two attempts, multiplied by the number of attempts; random, so that two conflicting transactions do not
 * conflict again.
 */
const waitBetween = () => 5 + Math.random() * 20;

const waiting = new WeakMap<Transaction, AfterCommit[]>();

/** A transaction cannot begin inside another: its callbacks would run before the outer one commits. */
type NoTransaction<D> = D extends Transaction ? never : D;

/**
 * Runs `work` in one transaction; every use case that writes begins here. Nudges and pushes are registered with
 * {@link afterCommit} and run in order after the commit, none of them after a rollback. One that throws is reported as a process
 * warning and does not stop the others or undo the commit.
 *
 * `work` runs again, up to three times in total, when it conflicts with another transaction; so its effects outside the database
 * must be repeatable.
 * @returns what `work` returned, once the callbacks have run
 * @throws Problem `conflict` when another transaction was in the way each time; its cause is the database's error, which is
 * also reported as a process warning: a key that never holds is a fault of ours
 */
export async function inTransaction<D extends Database, T>(
  db: D & NoTransaction<D>,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const outer: Database = db;
  for (let attempt = 1; ; attempt += 1) {
    const callbacks: AfterCommit[] = [];
    try {
      const result = await outer.transaction(async (tx) => {
        waiting.set(tx, callbacks);
        return await work(tx);
      });
      for (const callback of callbacks) await runReported(callback);
      return result;
    } catch (error) {
      if (!collided.has(sqlState(error) ?? '')) throw error;
      if (attempt === maxAttempts) {
        warn(error);
        throw new Problem('conflict', { cause: error });
      }
      await pause(attempt * waitBetween());
    }
  }
}

/** Registers a callback on a transaction begun by {@link inTransaction}. @throws Error for any other transaction */
export function afterCommit(tx: Transaction, callback: AfterCommit): void {
  const callbacks = waiting.get(tx);
  if (!callbacks) throw new Error('this transaction was not begun by inTransaction, so nobody would run the callback');
  callbacks.push(callback);
}

async function runReported(callback: AfterCommit): Promise<void> {
  try {
    await callback();
  } catch (error) {
    warn(error);
  }
}

function warn(error: unknown): void {
  process.emitWarning(error instanceof Error ? error : new Error(String(error)));
}
