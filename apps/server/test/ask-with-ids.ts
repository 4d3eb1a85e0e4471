import type { AnyCall } from '@jobblik/contract/kernel/call';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/db/db.ts';
import { bareBody, changed, fieldsOf, type Known, sampleBody, sampleValues, schemaOf } from './body-samples.ts';
import type { TestApp } from './test-app.ts';
import { pathOf } from './walk.ts';

/** Names an id of a row: of somebody, or of what somebody has made. Ids of lookups are nobody's. */
const idField = /^(id|url|candidate_id|[a-z_]*_ids?)$/;
const lookups = new Set(['education_id', 'job_type_id', 'payment_method_id']);
/** Ids deeper inside are ids of lookups, but for these. */
const ownedPlaces = /^[a-z_]+$|^job\.id$|^schedule\.user_id$|^questions\.0\.question_id$/;
const ownUrl = /^\/api\/get_cv_detail/;

/** Places of ids in what a call takes: `id` of the address, `job.id` of the body. */
export function idsOf(call: AnyCall): { params: string[]; body: string[][] } {
  const isId = (name: string) => idField.test(name) && !lookups.has(name);
  const params = Object.keys(schemaOf(call.params).properties ?? {}).filter(isId);
  const body = fieldsOf(call)
    .map(({ place }) => place)
    .filter((place) => isId(place.at(-1) ?? '') && ownedPlaces.test(place.join('.')))
    // Elsewhere a field of this name is a web address.
    .filter((place) => ownUrl.test(call.path) || place[0] !== 'url');
  return { params, body };
}

export interface Outcome {
  status: number;
  code: string | undefined;
  result: unknown;
  text: string;
}

interface AskOptions {
  token: string | undefined;
  idAt: (place: string) => unknown;
  /** True leaves out what the call does not ask for, so that no filter hides anything. */
  bare?: boolean;
}

/** Makes a call with sample values, and in the places of ids those that are given. */
export async function askWithIds(app: TestApp, call: AnyCall, { token, idAt, bare }: AskOptions): Promise<Outcome> {
  const { params, body: places } = idsOf(call);
  const given = Object.fromEntries(params.map((name) => [name, encodeURIComponent(String(idAt(name)))]));
  const known: Known = sampleValues();
  let body: unknown = call.body ? (bare ? bareBody : sampleBody)(call, known) : undefined;
  for (const place of places) {
    const id = idAt(place.join('.'));
    body = changed(body, place, place.at(-1)?.endsWith('_ids') && !Array.isArray(id) ? [id] : id);
  }
  const response = await app.raw(call.method, pathOf(call, known, given), {
    token,
    ...(call.method === 'POST' && {
      body: JSON.stringify(body ?? {}),
      headers: { 'content-type': 'application/json' },
    }),
  });
  const text = await response.text();
  // A redirect has no body.
  const answer = JSON.parse(text || '{}') as { code?: string; result?: unknown };
  return { status: response.status, code: answer.code, result: answer.result, text };
}

/** Every row of every table, its table before it, with that table's name. */
export async function allRows(
  db: Database,
  isIncluded: (table: string, row: Record<string, unknown>) => boolean,
): Promise<Map<string, string>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`);
  const read = tables.map(({ name }) => sql`select ${name} as name, to_jsonb(t) as row from ${sql.identifier(name)} t`);
  const { rows } = await db.execute<{ name: string; row: Record<string, unknown> }>(sql.join(read, sql` union all `));
  return new Map(
    rows
      .filter(({ name, row }) => isIncluded(name, row))
      .map(({ name, row }) => [`${name} ${JSON.stringify(row)}`, name]),
  );
}
