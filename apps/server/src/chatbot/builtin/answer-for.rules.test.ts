import { expect, test } from 'vitest';
import { type Asker, answerFor } from './answer-for.rules.ts';

const guest: Asker = { role: null, namesCompany: false, seekerPlans: true };
const seeker: Asker = { ...guest, role: 'seeker' };
const employer: Asker = { ...guest, role: 'employer' };
const ofCompany = { namesCompany: true };

test.each<[string, Asker, string]>([
  ['free', guest, 'free'],
  ['free', seeker, 'free'],
  ['free', employer, 'price'],
  ['free', { ...guest, ...ofCompany }, 'price'],
  ['free', { ...seeker, ...ofCompany }, 'price'],
  ['price', guest, 'price'],
  ['price', employer, 'price'],
  ['price', seeker, 'seeker_plans'],
  ['price', { ...seeker, ...ofCompany }, 'price'],
  ['price', { ...seeker, seekerPlans: false }, 'free'],
  ['seeker_plans', guest, 'seeker_plans'],
  ['seeker_plans', employer, 'seeker_plans'],
  ['seeker_plans', { ...guest, seekerPlans: false }, 'free'],
  ['cv_seen', employer, 'cv_seen'],
])('%s asked by %o is answered by %s', (id, asker, answer) => expect(answerFor(id, asker)).toBe(answer));
