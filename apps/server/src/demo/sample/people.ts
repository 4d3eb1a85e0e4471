import { carePeople, itPeople } from './people-it-care.ts';
import { servicePeople, studentPeople } from './people-north.ts';
import { officePeople } from './people-office.ts';
import { educationPeople, tradePeople } from './people-trades.ts';
import type { SamplePerson } from './sample.types.ts';

/** Every sample candidate; the first is the sample seeker. */
export const samplePeople: SamplePerson[] = [
  ...itPeople,
  ...carePeople,
  ...educationPeople,
  ...tradePeople,
  ...officePeople,
  ...servicePeople,
  ...studentPeople,
];
