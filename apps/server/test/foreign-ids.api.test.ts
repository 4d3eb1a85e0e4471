import type { AnyCall } from '@jobblik/contract/kernel/call';
import type { Role } from '@jobblik/contract/kernel/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testLimit } from '../../../support/test-limits.ts';
import { allRows, askWithIds, idsOf, type Outcome } from './ask-with-ids.ts';
import { type ForeignWorld, makeForeignWorld } from './foreign-world.ts';
import { startTestApp, type TestApp, testClock } from './test-app.ts';

/** An id that nobody has. */
const missing = 2_147_483_647;
const missingUuid = '00000000-0000-4000-8000-000000000000';

/** Calls that take anybody's id, and why. */
const open: Readonly<Record<string, string>> = {
  '/api/create_report_job_ad': 'a published ad is reported by anybody who reads it',
  '/api/get_job_detail/:id': 'a published ad',
  '/api/get_job_detail_not_authed/:id': 'a published ad',
  '/api/get_job_form/:id': 'the form of a published ad',
  '/api/get_job_preview/:id': 'a published ad, read beside the hits',
  '/api/open_job/:id': 'the way on from a published ad',
  '/api/visit_job/:id': 'a visit to a published ad',
  '/api/saveJob': 'a published ad, in the list of the one who saves it',
  '/api/dismiss_recommended_job': 'a published ad, in the list of the one who turns it down',
  '/api/restore_recommended_job': 'takes an ad off the list of the one who asks, whether it stood there or not',
  '/api/apply_job': 'an application to a published ad',
  '/api/search_job_condition': 'ads of one company are public',
  '/api/get_company_profile/:id': 'a public profile',
  '/api/visit_company': 'a visit to a public profile',
  '/api/get_reported/:kind/:url': 'the name of a public company',
  '/api/get_blog_detail/:blog_id': 'an article',
  '/api/save-resume': 'a published CV, in the list of the one who saves it',
  '/api/get_cv_detail/:url': 'a published CV, for anybody who has a plan',
  '/api/get_cv_detail_docx/:url': 'a published CV, for anybody who has a plan',
  '/api/get_cv_detail_pdf/:url': 'a published CV, for anybody who has a plan',
  '/api/request_cv_contact': 'the owner of a published CV is asked',
  '/api/create_cv_question': 'the owner of a published CV is asked',
  '/api/remove_saved_job': 'takes an ad off the list of the one who asks, whether it stood there or not',
  '/api/delete_saved_resume': 'takes a CV off the list of the one who asks, whether it stood there or not',
};

/** Calls that say of a published ad, which is no secret, that it is another's. */
const revealsOwner = new Set([
  '/api/update_job',
  '/api/delete_job/:id',
  '/api/restore_job',
  '/api/close_job',
  '/api/reopen_job',
  '/api/repost_job',
  '/api/contact_about_job',
]);

/** Lookups, and what a visit or another's own change leaves behind for everybody. */
const unownedIds = new Set(
  'cities categories job_titles skills languages lookup_state job_numbers job_days job_search_state cv_search_state job_words cv_words'.split(
    ' ',
  ),
);

let app: TestApp;
let world: ForeignWorld;

beforeAll(async () => {
  // Ahead of the real time that tasks go by: a decision that can be undone still waits at the end.
  app = await startTestApp({ clock: testClock(new Date(Date.now() + 3_600_000)) });
  world = await makeForeignWorld(app);
});
afterAll(() => app.close());

const withIds = () =>
  app.calls
    .map(({ call }) => ({ call, ids: idsOf(call) }))
    .filter(({ ids }) => ids.params.length + ids.body.length > 0);

/** The id of the other employer's world that belongs into a place of a call. */
function foreign(call: AnyCall, place: string): unknown {
  return world.ids[`${call.path} ${place}`] ?? world.ids[place];
}

const rolesFor = ({ access }: AnyCall): Exclude<Role, 'admin'>[] => {
  if (access === 'seeker' || access === 'employer') return [access];
  return access === 'admin' ? [] : ['seeker', 'employer'];
};

const ask = (call: AnyCall, role: 'seeker' | 'employer', idAt: (place: string) => unknown) =>
  askWithIds(app, call, { token: world.strangers[role], idAt });

const missingAt = (call: AnyCall) => (place: string) => {
  const like = foreign(call, place);
  if (Array.isArray(like)) return [missing];
  return typeof like === 'string' && like.includes('-') && like.length === 36 ? missingUuid : missing;
};

/** Every row that is not the strangers' own, with its table. */
function rowsOfOthers(): Promise<Map<string, string>> {
  return allRows(app.services.db, (name, row) => {
    if (unownedIds.has(name)) return false;
    const owners = [row.user_id, row.employer_id, row.seeker_id, row.visitor_id, name === 'users' ? row.id : undefined];
    return !owners.some((id) => world.strangerIds.includes(Number(id)));
  });
}

describe('every call that takes an id', () => {
  it('is known here, with the id that belongs into it', () => {
    // An operator's ids are anybody's: who may is tested in `src/admin`.
    const ofMembers = withIds().filter(({ call }) => rolesFor(call).length > 0);
    const unknown = ofMembers.flatMap(({ call, ids }) =>
      [...ids.params, ...ids.body.map((place) => place.join('.'))]
        .filter((place) => foreign(call, place) === undefined)
        .map((place) => `${call.path} ${place}`),
    );
    expect(unknown).toEqual([]);
    const paths = new Set(app.calls.map(({ call }) => call.path as string));
    expect(Object.keys(open).filter((path) => !paths.has(path))).toEqual([]);
  });

  it('answers a stranger as if there were nothing, and shows nothing of it', { timeout: testLimit(12) }, async () => {
    const faults: string[] = [];
    for (const { call } of withIds()) {
      for (const role of rolesFor(call)) {
        const answer = await ask(call, role, (place) => foreign(call, place));
        const leaked = world.secrets.filter((secret) => answer.text.includes(secret));
        if (leaked.length > 0) faults.push(`${call.path} as ${role} shows ${leaked.join(', ')}`);
        if (call.path in open) continue;
        if (revealsOwner.has(call.path)) {
          if (answer.status !== 403 || answer.code !== 'not_yours') faults.push(`${call.path}: ${answer.text}`);
          continue;
        }
        const nothing = await ask(call, role, missingAt(call));
        const summary = ({ status, code, result }: Outcome) => JSON.stringify({ status, code, result });
        if (summary(answer) !== summary(nothing)) {
          faults.push(`${call.path} as ${role}: ${summary(answer)}, for what does not exist ${summary(nothing)}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  it('changes nothing of it', { timeout: testLimit(12) }, async () => {
    await app.services.tasks.idle();
    const before = await rowsOfOthers();
    const faults: string[] = [];
    for (const { call } of withIds()) {
      for (const role of rolesFor(call)) await ask(call, role, (place) => foreign(call, place));
      await app.services.tasks.idle();
      const after = await rowsOfOthers();
      for (const [row, table] of before) {
        if (after.has(row)) continue;
        faults.push(`${call.path} changed or removed a row of ${table}: ${row.slice(0, 300)}`);
        before.delete(row);
      }
    }
    expect(faults).toEqual([]);
  });

  it('shows all of it to those whose it is', async () => {
    const texts = await Promise.all(
      world.ownReads.map(async ({ path, token, body }) => {
        const init = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
        return await (await app.raw(body ? 'POST' : 'GET', path, { token, ...init })).text();
      }),
    );
    expect(world.secrets.filter((secret) => !texts.some((text) => text.includes(secret)))).toEqual([]);
  });
});
