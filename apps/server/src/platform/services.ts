import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Database } from './db/db.ts';
import type { Files } from './files/files.ts';
import type { Installation } from './installation/secret.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProvider } from './payments/payments.ts';
import type { Ports } from './ports.ts';
import type { Realtime } from './realtime/realtime.ts';
import type { CompanyRegister } from './register/register.ts';
import type { Storage } from './storage/storage.ts';
import type { Tasks } from './tasks/tasks.ts';

/** The services for every use case. Created once in `app.ts`; tests replace single ones. */
export interface Services {
  env: Installation;
  log: Logger;
  clock: Clock;
  /** The writable database. */
  db: Database;
  /** For searches and lists that may be slightly outdated: the replica where there is one. */
  readDb: Database;
  files: Files;
  /** For generated documents; what people upload is in `files`. */
  storage: Storage;
  mail: Mailer;
  payments: PaymentProvider;
  /** The register of companies. */
  register: CompanyRegister;
  tasks: Tasks;
  realtime: Realtime;
  /** What slices ask of slices above them. */
  ports: Ports;
}
