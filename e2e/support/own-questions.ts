import type { APIRequestContext, Page } from '@playwright/test';
import {
  asPerson,
  beSignedIn,
  newSeeker,
  type Person,
  sampleEmployer,
  startSession,
} from '../../support/journeys/people.ts';
import { expect } from '../../support/journeys/test.ts';
import { type Ad, newAd } from './ads.ts';

export const applicationsPath = '/kandidat/job/applikationer';

interface QuestionInput {
  question: string;
  text?: number;
  video?: number;
}

export async function post(request: APIRequestContext, path: string, person: Person, data: object) {
  const answer = await request.post(path, { headers: await asPerson(person), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return await answer.json();
}

export async function apply(request: APIRequestContext, seeker: Person, ad: Ad): Promise<number> {
  const headers = await asPerson(seeker);
  const multipart = { job_id: String(ad.id), message: 'Kære Lene\n\nJeg har holdt styr på vagter i ni år.' };
  const answer = await (await request.post('/api/apply_job', { headers, multipart })).json();
  expect(answer).toMatchObject({ result: 'success' });
  return answer.application_id;
}

export async function ask(
  request: APIRequestContext,
  seeker: Person,
  ad: Ad,
  questions: QuestionInput[],
): Promise<void> {
  const { user_id } = await startSession(seeker);
  const data = { selected_user_id: user_id, job_id: ad.id, questions };
  await post(request, '/api/create_job_question', sampleEmployer, data);
}

/** Creates an application with questions of the sample employer, and opens the screen that answers them. */
export async function adWithQuestions(page: Page, request: APIRequestContext, questions: QuestionInput[]) {
  const [ad, seeker] = [await newAd(request), await newSeeker()];
  const applicationId = await apply(request, seeker, ad);
  await ask(request, seeker, ad, questions);
  await beSignedIn(page, seeker);
  const path = `/kandidat/job/ansøgningsdetalje/${applicationId}`;
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: 'Nordlys Energi spørger' })).toBeVisible();
  return { ad, seeker, path };
}

export const textField = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Dit svar på spørgsmål ${number}` });
export const send = (page: Page) => page.getByRole('button', { name: 'Send svar' });
