import pino, { type DestinationStream, type Logger } from 'pino';
import { describeError } from './describe-error.ts';

/**
 * The log of the process: JSON lines on standard output, or to `destination`. Every error, under whatever key or as the only
 * argument, is written by {@link describeError}, so that no line holds what people typed.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      // In place of pino's own, which would read the description as an error.
      serializers: { err: (described: unknown) => described },
      formatters: { log: describeErrors },
      hooks: {
        // pino takes the message of an error as the line's own where none is given.
        logMethod(args, method) {
          const [first, ...rest]: unknown[] = args;
          if (first instanceof Error) return method.apply(this, [{ err: first }, textOf(rest)]);
          if (typeof first === 'object') return method.apply(this, [first, textOf(rest)]);
          const described = rest.map((one) => (one instanceof Error ? describeError(one) : one));
          return method.apply(this, [String(first), ...described] as [string]);
        },
      },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
}

const textOf = ([text]: unknown[]) => (typeof text === 'string' ? text : 'error');

/** Describes the errors of a line. Under `err` also objects that are only like errors. */
function describeErrors(line: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(line).map(([key, value]) => [
      key,
      key === 'err' || value instanceof Error ? describeError(value) : value,
    ]),
  );
}

/**
 * Writes warnings of the process and the error that ends it to the log; Node.js itself would print both with every property.
 * @param end called after an uncaught error
 */
export function logProcess(log: Logger, end: () => void): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'uncaught error');
    end();
  });
}
