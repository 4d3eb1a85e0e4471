import { verifyDocumentId } from '@jobblik/contract/candidates/candidates.api';
import { uploadCvDashboard } from '@jobblik/contract/cv/cv-pages.api';
import type { TestApp, TestFile, testClock } from '../../test/test-app.ts';
import { makeUser, signInAs } from '../accounts/accounts.factory.ts';
import type { User } from '../accounts/index.ts';
import { makeEmployer } from '../jobs/jobs.factory.ts';
import { makeMembership } from '../membership/membership.factory.ts';
import * as sample from '../platform/files/files.factory.ts';

export interface Person {
  user: User;
  token: string;
}

export const job = {
  title: 'Kok',
  company_name: 'Havnens Køkken',
  experience_description: 'Frokost & selskaber<br>for æbleelskere',
  experience_start_year: 2019,
  experience_start_month: 4,
  experience_end_year: null,
  experience_end_month: null,
  present: 1,
} as const;
export const study = {
  course_id: 2,
  education_name: 'Kok',
  education_school: 'Hotel- og Restaurantskolen',
  education_start_year: 2012,
  education_end_year: 2016,
  education_description: '',
};
/** What a CV needs to be published, and more. */
export const words = {
  about_me: '<p>Jeg laver mad til mange på én gang.</p><ul><li>Fisk</li><li>Brød</li></ul>',
  phone: '20 30 40 50',
  cv_city: 9000,
  cv_experience: [job],
  cv_education: [study],
  cv_wish: [1],
  cv_skill: [1, 2, 3],
  cv_language: [{ id: 1, level: 3 }],
};

export const pdf: TestFile = { name: 'Mit CV.pdf', content: sample.pdfFile('CV') };

/** Signed-in people for tests of CVs. @param started the app, once it is started */
export function cvPeople(started: () => TestApp, clock: ReturnType<typeof testClock>) {
  async function signedIn(user: User, demo = false): Promise<Person> {
    return { user, token: await signInAs(started().services.db, user, { now: clock.now(), demo }) };
  }
  async function newSeeker(options: { sample?: boolean; name?: string } = {}): Promise<Person> {
    return signedIn(await makeUser(started().services.db, { name: 'Signe Holm', ...options }));
  }
  async function newEmployer({ paid = true, demo = false, name = 'Havnens Køkken' } = {}): Promise<Person> {
    const { user } = await makeEmployer(started().services.db, { company: { name }, plan: 0 });
    if (paid) await makeMembership(started().services.db, { userId: user.id, plan: 3, now: clock.now() });
    return signedIn(user, demo);
  }
  const principal = ({ user }: Person, demo = false) =>
    ({ kind: 'user', userId: user.id, role: user.type === 2 ? 'employer' : 'seeker', demo, sessionId: 's' }) as const;

  async function withDocument(seeker: Person, file: TestFile): Promise<string> {
    const { cv_document_id } = await started().call(
      uploadCvDashboard,
      {},
      { token: seeker.token, files: { upload_cv_file: file } },
    );
    return cv_document_id;
  }
  const verify = ({ token }: Person, document_id: string) =>
    started().call(verifyDocumentId, { body: { document_id } }, { token });
  const refusedView = ({ token }: Person, document_id: string) =>
    started().refused(verifyDocumentId, { body: { document_id } }, { token });
  return { newSeeker, newEmployer, principal, withDocument, verify, refusedView };
}
