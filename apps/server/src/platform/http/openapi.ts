import type { AnyCall } from '@jobblik/contract/kernel/call';
import { type ProblemCode, problems } from '@jobblik/contract/kernel/problem';
import { problemBody } from '@jobblik/contract/kernel/problem.schema';
import { z } from 'zod';
import { problemsOf } from './call-problems.ts';

type Json = Record<string, unknown>;

/** A page or a file with a token that a browser opens by its address, without a call. */
export interface OpenedPage {
  /** Path with its parameters in braces: `/api/view_documents/{token}`. */
  path: string;
  summary: string;
  spec: string;
}

interface DocumentOptions {
  serverUrl: string;
  version: string;
  pages: readonly OpenedPage[];
}

/** The OpenAPI 3.1 document of the product, generated from the contract and the pages without a call. */
export function openApiDocument(calls: readonly AnyCall[], options: DocumentOptions): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, path) };
  }
  for (const page of options.pages) paths[page.path] = { get: pageOperation(page) };
  return {
    openapi: '3.1.0',
    info: { title: 'Jobblik', version: options.version, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: options.serverUrl }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Problem: jsonSchema(problemBody, 'output'), ...codeSchemas(calls) },
    },
    paths,
  };
}

const idOf = (method: string, path: string) =>
  `${method.toLowerCase()}_${path.replaceAll(/\W+/g, '_').replace(/^_api_|_$/g, '')}`;

const refused = (description: string, schema: Json): Json => ({
  description,
  content: { 'application/problem+json': { schema } },
});

const refTo = (schema: string): Json => ({ $ref: `#/components/schemas/${schema}` });
const schemaOf = (code: ProblemCode) => `Problem_${code}`;

/** A schema for each code that a call declares: a problem with this code and its status. */
function codeSchemas(calls: readonly AnyCall[]): Record<string, Json> {
  const codes = new Set(calls.flatMap((call) => [...problemsOf(call)]));
  return Object.fromEntries(
    [...codes].map((code) => [
      schemaOf(code),
      { allOf: [refTo('Problem'), { properties: { code: { const: code }, status: { const: problems[code] } } }] },
    ]),
  );
}

/** The refusals of a call by their status. */
function refusals(call: AnyCall): Record<number, Json> {
  const byStatus = Map.groupBy(problemsOf(call), (code) => problems[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const [only, ...others] = codes.map((code) => refTo(schemaOf(code)));
      return [status, refused(codes.join(', '), others.length > 0 ? { oneOf: [only, ...others] } : { ...only })];
    }),
  );
}

function pageOperation({ path, summary, spec }: OpenedPage): Json {
  return {
    operationId: idOf('get', path),
    summary,
    description: `Spec ${spec}. Access: anybody who holds the token.`,
    tags: ['guest'],
    parameters: parameters('path', undefined, path),
    responses: {
      200: { description: 'A page', content: { 'text/html': { schema: { type: 'string' } } } },
      default: refused('Refused', refTo('Problem')),
    },
  };
}

function operation(call: AnyCall, path: string): Json {
  return {
    operationId: idOf(call.method, path),
    summary: call.summary,
    description: [
      call.spec && `Spec ${call.spec}.`,
      `Access: ${call.access}.`,
      call.confirmedEmployers ? 'Employers need a confirmed e-mail.' : '',
      call.demo && 'Answers the demo visitor.',
    ]
      .filter(Boolean)
      .join(' '),
    tags: [call.access],
    ...(call.access !== 'guest' && { security: [{ bearer: [] }] }),
    parameters: [...parameters('path', call.params, path), ...parameters('query', call.query)],
    ...(call.method === 'POST' && (call.body || call.files) && { requestBody: requestBody(call) }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: jsonSchema(call.response, 'output') } } },
      ...refusals(call),
    },
  };
}

function parameters(where: 'path' | 'query', schema: z.ZodType | undefined, path = ''): Json[] {
  const shape = schema ? ((jsonSchema(schema, 'input').properties as Record<string, Json> | undefined) ?? {}) : {};
  const names = new Set([
    ...Object.keys(shape),
    ...[...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string),
  ]);
  return [...names].map((name) => ({
    name,
    in: where,
    required: where === 'path',
    schema: shape[name] ?? { type: 'string' },
  }));
}

function requestBody(call: AnyCall): Json {
  const schema = call.body ? jsonSchema(call.body, 'input') : { type: 'object', properties: {} };
  if (!call.files) return { required: true, content: { 'application/json': { schema } } };
  const files = Object.fromEntries(
    Object.keys(call.files).map((name) => [
      name,
      { type: 'string', format: 'binary', description: 'A file, or `upload:<id>` of a finished resumable upload.' },
    ]),
  );
  return {
    required: true,
    content: {
      'multipart/form-data': { schema: { ...schema, properties: { ...(schema.properties as Json), ...files } } },
    },
  };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json;
  return json;
}
