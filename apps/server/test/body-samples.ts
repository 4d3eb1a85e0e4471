import { randomUUID } from 'node:crypto';
import type { AnyCall } from '@jobblik/contract/kernel/call';
import { z } from 'zod';

/** As much of JSON Schema as the contract's input makes. */
export interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minimum?: number;
}

/** What a part of a call takes, as its documentation says it. */
export function schemaOf(part: z.ZodType | undefined): JsonSchema {
  return part ? (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};
}

/** Values that a schema does not tell, by the place of the field (`job.location`) or by its name. */
export type Known = Readonly<Record<string, unknown>>;

const password = 'et helt nyt kodeord';

/** What makes a sample body acceptable where its schema alone does not say. */
export function sampleValues(): Known {
  const soon = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10);
  return {
    user_type: 1,
    // Only a rejection has a reason.
    decision: 'reject',
    user_pwd: password,
    new_password: password,
    repeat_password: password,
    'credential.id': 'c2FtcGxl',
    'job.location': [9000],
    categories: [301],
    job_start_date: soon,
    job_deadline_date: soon,
    company_website: 'https://jobblik.test',
    company_facebook: 'https://www.facebook.com/jobblik',
    company_linkedin: 'https://www.linkedin.com/company/jobblik',
    company_instagram: 'https://www.instagram.com/jobblik',
    company_youtube: 'https://www.youtube.com/@jobblik',
    company_twitter: 'https://x.com/jobblik',
    'job.url': 'https://jobblik.test',
    // Of a report: the number of what is reported.
    url: '1',
    good_faith: true,
    real_url: 'https://jobblik.test',
    company_cvr: '99402776',
    company_zip_code: '9000',
    company_city: 9000,
    company_founded: 1999,
    postcode: '9000',
    zip: '9000',
    cvr: '10403782',
    report_options: [{ id: 1, status: 1 }],
    'questions.0.text': 1,
    'template.questions.0.text': 1,
    'job.questions.0.text': 1,
    pagePerSize: 10,
    sort_type: 1,
    is_redirect: 0,
    interview_type: 3,
    startDate: soon,
    company_email: 'post@jobblik.test',
    company_contact_email: 'post@jobblik.test',
    contact_email: 'post@jobblik.test',
    start_time: '10:00',
    end_time: '10:30',
    contact_phone: '20304050',
    company_phone: '20304050',
    company_contact_phone: '20304050',
    current_year: 2026,
    until: new Date().toISOString(),
    wished_at: `${soon}T10:00:00Z`,
    link: 'nobody-has-this-room',
    // A point on the curve, as a browser makes it.
    endpoint: 'https://push.jobblik.test/abc',
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
    // The version that was edited: another one would be a conflict and go no further.
    updated_at: undefined,
    // Another save in between would be a conflict as well, and a file has to be there.
    revision: undefined,
    cv_parse_file: undefined,
    // As do files of the CV, and the questions that are answered.
    cv_document_id: undefined,
    cv_video_id: undefined,
    answers: [],
    cv: {
      first_name: 'Signe',
      last_name: 'Holm',
      phone: '20304050',
      email: 'signe@jobblik.test',
      about_me: '<p>Jeg laver mad.</p>',
      birthday: '1994-02-28',
      gender: 2,
      cv_city: { id: 9000 },
      location: { id: 9000 },
      jobtype: { id: 1 },
      cv_experience: [
        {
          title: 'Kok',
          company_name: 'Havnens Køkken',
          experience_description: 'Frokost',
          experience_start_year: 2019,
          experience_start_month: 4,
          experience_end_year: 2022,
          experience_end_month: 12,
          present: 0,
        },
      ],
      cv_education: [
        {
          course_id: 2,
          education_name: 'Kok',
          education_school: 'Hotel- og Restaurantskolen',
          education_start_year: 2012,
          education_end_year: 2016,
          education_description: '',
        },
      ],
      cv_category: [{ id: 301 }],
      cv_wish: [{ job_title: { id: 1 } }],
      cv_skill: [{ id: 1 }],
      cv_language: [{ id: 1, level: 3 }],
    },
    profile: {
      name: 'Signe Holm',
      location: { id: 9000, zip: '9000' },
      zip: '9000',
      cvr: '10403782',
      city: 'Aalborg',
      phone: '12345678',
    },
  };
}

/** A body that the call takes, with every field it knows. */
export function sampleBody(call: AnyCall, known: Known): Record<string, unknown> {
  return sampleOf(schemaOf(call.body), '', known) as Record<string, unknown>;
}

/** A body with the fields that the call asks for and no others: a search without a filter. */
export function bareBody(call: AnyCall, known: Known): Record<string, unknown> {
  const { required = [] } = schemaOf(call.body);
  const full = sampleBody(call, known);
  return Object.fromEntries(Object.entries(full).filter(([name]) => required.includes(name)));
}

/** Of several forms of a field the last, which is the fullest. */
function chosen(schema: JsonSchema): JsonSchema {
  const last = schema.anyOf?.findLast(({ type, const: only }) => type !== 'null' && only === undefined);
  return schema.anyOf ? chosen(last ?? {}) : schema;
}

function sampleOf(given: JsonSchema, place: string, known: Known): unknown {
  const name = place.slice(place.lastIndexOf('.') + 1);
  if (place in known) return known[place];
  if (name in known) return known[name];
  const schema = chosen(given);
  if (schema.enum) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, one]) => [key, sampleOf(one, below(place, key), known)]),
      );
    case 'array':
      return [sampleOf(schema.items ?? {}, below(place, '0'), known)];
    case 'integer':
    case 'number':
      return Math.max(1, schema.minimum ?? 1);
    case 'boolean':
      return false;
    default:
      return sampleText(schema.format);
  }
}

function below(place: string, key: string): string {
  return place ? `${place}.${key}` : key;
}

function sampleText(format: string | undefined): string {
  switch (format) {
    case 'email':
      return `${randomUUID()}@jobblik.test`;
    case 'uri':
      return 'https://eksempel.dk/job';
    case 'uuid':
      return randomUUID();
    default:
      return 'Kok i Aarhus';
  }
}

/** A place in a body, and what it takes as text: two fields with the same rule have the same. */
export interface Field {
  place: string[];
  rule: string;
  /** Whether text belongs there. */
  isText: boolean;
}

/** Every field and list member of a body at any depth, outermost first. */
export function fieldsOf(call: AnyCall): Field[] {
  return fieldsIn(schemaOf(call.body), []);
}

function fieldsIn(given: JsonSchema, at: string[]): Field[] {
  const { properties, items } = chosen(given);
  const inner: [string, JsonSchema][] = [
    ...Object.entries(properties ?? {}),
    ...(items ? [['0', items] as const] : []),
  ].map(([key, one]) => [key, one]);
  return inner.flatMap(([key, one]) => {
    const place = [...at, key];
    const isText = !chosen(one).type || chosen(one).type === 'string';
    return [{ place, rule: JSON.stringify(one), isText }, ...fieldsIn(one, place)];
  });
}

/** A copy with another value at one place; `undefined` takes the field away. */
export function changed(value: unknown, place: readonly string[], to: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return to;
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...value] : { ...value };
  const fields = copy as Record<string, unknown>;
  fields[key] = changed(fields[key], rest, to);
  return copy;
}
