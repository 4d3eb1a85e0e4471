/**
 * SQLSTATEs of a database that cannot work at the moment: the statement ran too long, waited too long for a lock, found no free
 * connection, no memory or no space, or the server stops, starts or has become a standby. 25P03 and 25P04 end the connection of a
 * transaction that was idle or open for too long.
 */
const states = /^(08|53|58)|^(57014|57P01|57P02|57P03|57P05|55P03|25006|25P03|25P04)$/;

/** Codes of Node.js: the database or the storage is not reached, or the disk is full or cannot be written. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'EMFILE',
  'ENFILE',
]);

/** Errors of `pg` about a lost connection, which have no code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|Client was closed and is not queryable|timeout exceeded when trying to connect|timeout expired)/;

/**
 * Whether the database or the storage cannot work at the moment, so that the same work can succeed later. Reads the causes of an
 * error, and the errors of an `AggregateError` (one for each address of a host).
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (lostConnection.test(error.message)) return true;
  if ('code' in error && typeof error.code === 'string' && (states.test(error.code) || codes.has(error.code)))
    return true;
  if (isStorageFault(error)) return true;
  if (error instanceof AggregateError && error.errors.some(isUnavailable)) return true;
  return isUnavailable(error.cause);
}

/** An answer of S3 with a status from 500, or none within the time limit. */
function isStorageFault(error: Error): boolean {
  if (!('$metadata' in error)) return false;
  const { httpStatusCode } = (error.$metadata ?? {}) as { httpStatusCode?: number };
  return (httpStatusCode ?? 0) >= 500 || error.name === 'TimeoutError';
}
