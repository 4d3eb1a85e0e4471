/** An interview of the demo's employer, that many working days from the load. */
export interface SampleInterview {
  person: string;
  job: string;
  days: number;
  start: string;
  end: string;
  state: 'requested' | 'accepted' | 'declined' | 'postponed' | 'ended';
  /** Why the seeker has postponed it. */
  reason?: string;
}

/** A week around today; the one with the sample seeker is also in their conversation. */
export const sampleInterviews: SampleInterview[] = [
  { person: 'ali', job: 'backendudvikler-maaledata', days: -2, start: '10:00', end: '10:45', state: 'ended' },
  { person: 'frederik', job: 'dataingenioer-fjernvarme', days: -1, start: '13:00', end: '13:30', state: 'ended' },
  { person: 'helene', job: 'kundeservice-nordlys', days: 0, start: '14:00', end: '14:30', state: 'accepted' },
  { person: 'mohammed', job: 'kundeservice-nordlys', days: 1, start: '09:30', end: '10:00', state: 'accepted' },
  { person: 'julie', job: 'kundeservice-nordlys', days: 1, start: '11:00', end: '11:45', state: 'requested' },
  {
    person: 'birthe',
    job: 'kundeservice-nordlys',
    days: 2,
    start: '13:00',
    end: '13:30',
    state: 'postponed',
    reason: 'Jeg er på ferie den uge, men kan alle dage i ugen efter.',
  },
  { person: 'oskar', job: 'backendudvikler-maaledata', days: 3, start: '14:00', end: '14:30', state: 'requested' },
  { person: 'oksana', job: 'kundeservice-nordlys', days: 4, start: '09:00', end: '09:30', state: 'declined' },
  { person: 'ingrid', job: 'kundeservice-nordlys', days: 4, start: '10:30', end: '11:00', state: 'accepted' },
];

/** Free slots of the demo's employer. */
export const sampleSlots = [
  { days: 4, start: '13:00', end: '13:30' },
  { days: 4, start: '13:30', end: '14:00' },
  { days: 5, start: '10:00', end: '10:30' },
  { days: 5, start: '10:30', end: '11:00' },
];
