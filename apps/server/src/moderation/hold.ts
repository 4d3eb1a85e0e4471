import type { ReportedKind } from '@jobblik/contract/moderation/moderation.rules';
import { holdMessage } from '../chat/index.ts';
import { holdCv, holdVideo } from '../cv/index.ts';
import { holdCompany } from '../jobs/hold/index.ts';
import type { Transaction } from '../platform/db/db.ts';
import type { Services } from '../platform/services.ts';
import type { ReportedThing } from './find-reported.ts';

type Hold = { takenDown: boolean; now: Date };
type Holder = (
  tx: Transaction,
  services: Services,
  hold: Hold & { key: string },
) => Promise<{ wasTakenDown: boolean } | undefined>;

/** Each kind has one writer of what takes it down and gives it back. */
const holders: Record<ReportedKind, Holder> = {
  company: (tx, services, { key, ...hold }) => holdCompany(tx, services, { companyId: Number(key), ...hold }),
  cv: (tx, services, { key, takenDown }) => holdCv(tx, services, { userId: Number(key), takenDown }),
  video: (tx, services, { key, ...hold }) => holdVideo(tx, services, { videoId: Number(key), ...hold }),
  message: (tx, services, { key, ...hold }) => holdMessage(tx, services, { uuid: key, ...hold }),
};

/**
 * Takes what was reported down, or gives it back.
 * @returns whether it was down before, undefined when it is gone
 */
export async function holdReported(
  tx: Transaction,
  services: Services,
  { kind, key, ...hold }: ReportedThing & Hold,
): Promise<{ wasTakenDown: boolean } | undefined> {
  return await holders[kind](tx, services, { key, ...hold });
}
