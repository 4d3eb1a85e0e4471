import { localDateOf, shiftDate } from '@jobblik/contract/kernel/local-time.rules';
import { mailsTo } from '../support/journeys/mails.ts';
import { asPerson, newSeeker, sampleEmployer, startSession } from '../support/journeys/people.ts';
import { expect, expectAccessible, test } from '../support/journeys/test.ts';
import { newAd, ownAd } from './support/ads.ts';

test('an invitation is answered from its mail without signing in, and a decline is taken back', {
  tag: '@phone',
}, async ({ page, request }) => {
  const [ad, seeker] = [await newAd(request), await newSeeker('Ida Lund')];
  const multipart = { job_id: String(ad.id), message: 'Kære Lene. Jeg vil gerne høre mere.' };
  await request.post('/api/apply_job', { headers: await asPerson(seeker), multipart });
  const headers = await asPerson(sampleEmployer);
  const { applications } = (await ownAd(request, ad)) as { applications: { id: number }[] };
  const { user_id } = await startSession(seeker);
  // A day and a time that no other interview of the sample employer has.
  const startDate = shiftDate(localDateOf(new Date()), 40 + (user_id % 300));
  const asked = await request.post('/api/set_interview_request_email_to_seeker', {
    headers,
    data: {
      app_id: applications[0]?.id,
      seeker: user_id,
      title: 'Samtale om vagterne',
      description: 'Vi taler om vagterne og om dig.',
      schedule: { startDate, start_time: '10:00', end_time: '10:30' },
    },
  });
  const { result, new_interview_id: interview_id } = await asked.json();
  expect(result).toBe('success');
  const linkIn = async (word: string) => {
    const texts = (await mailsTo(seeker.email)).map(({ text }) => text).join('\n');
    return new RegExp(`/interview/svar/[\\w.-]+\\?svar=${word}`).exec(texts)?.[0] ?? '';
  };
  await expect.poll(() => linkIn('nej')).not.toBe('');

  await page.goto(await linkIn('nej'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/ inviterer dig til interview$/);
  await expect(page.getByRole('main')).toContainText('Samtale om vagterne');
  await expect(page.getByRole('radio', { name: 'Nej tak' })).toBeChecked();
  await expectAccessible(page);
  // The employer moves it while the page is open: the answer to the old time is not sent.
  const schedule = { startDate, start_time: '11:00', end_time: '11:30' };
  const moved = await request.post('/api/move_schedule', { headers, data: { interview_id, schedule } });
  expect(await moved.json()).toMatchObject({ result: 'success' });
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Invitationen er ændret, siden den blev åbnet.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText(/11\.00–\u2060?11\.30/);
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Du har takket nej til interviewet.')).toBeVisible();
  await page.getByRole('button', { name: 'Fortryd: Samtale om vagterne' }).click();
  await page.getByRole('radio', { name: 'Jeg vil gerne have et andet tidspunkt' }).check();
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Skriv, hvorfor interviewet skal flyttes.')).toBeVisible();
  await page.getByRole('radio', { name: 'Ja, jeg kommer' }).check();
  await page.getByRole('button', { name: 'Send svaret' }).click();
  await expect(page.getByText('Interviewet er aftalt.')).toBeVisible();
  await expectAccessible(page);

  await page.goto(await linkIn('nej'));
  await expect(page.getByText('Interviewet er aftalt.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send svaret' })).toHaveCount(0);
});
