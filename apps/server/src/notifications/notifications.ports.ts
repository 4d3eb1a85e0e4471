import type { Services } from '../platform/services.ts';

type Names = ReadonlyMap<number, string>;

/** What the list asks of the slices above: the names of job seekers as the reader may see them at this moment, by user id. */
export interface NotificationsPorts {
  candidateNames(services: Services, employerId: number, seekerIds: readonly number[]): Promise<Names>;
  /** Those of seekers who looked at an employer's page. */
  visitorNames(services: Services, seekerIds: readonly number[]): Promise<Names>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    notifications: NotificationsPorts;
  }
}
