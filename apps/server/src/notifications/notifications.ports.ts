import type { Services } from '../platform/services.ts';

type Names = ReadonlyMap<number, string>;

/** The data of the slices above that the list needs: names of job seekers as the reader may see them now, by user id. */
export interface NotificationsPorts {
  candidateNames(services: Services, employerId: number, seekerIds: readonly number[]): Promise<Names>;
  /** Names of seekers who visited an employer's page. */
  visitorNames(services: Services, employerId: number, seekerIds: readonly number[]): Promise<Names>;
}

declare module '../platform/ports.ts' {
  interface Ports {
    notifications: NotificationsPorts;
  }
}
