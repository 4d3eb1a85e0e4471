import type { AnyCall } from '@jobblik/contract/kernel/call';
import type { ApiFiles } from './call-input';

export interface LooseInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
  files?: ApiFiles | undefined;
}

/** The path of a call with its parameters filled in and its query added. Throws when a parameter is missing. */
export function callPath(call: Pick<AnyCall, 'path'>, input: LooseInput = {}): string {
  const path = call.path.replaceAll(/:([A-Za-z_]\w*)/g, (_match, name: string) => {
    const value = input.params?.[name];
    if (value === undefined || value === null || value === '')
      throw new Error(`${call.path} needs the parameter ${name}`);
    return encodeURIComponent(String(value));
  });
  const query = queryText(input.query ?? {});
  return query ? `${path}?${query}` : path;
}

/**
 * Body of a call: a form when the call declares files (fields as text, objects as JSON text), JSON otherwise. A GET has no body.
 */
export function callBody(
  call: Pick<AnyCall, 'method' | 'files'>,
  input: LooseInput = {},
): FormData | string | undefined {
  if (call.method === 'GET') return undefined;
  if (!call.files) return JSON.stringify(input.body ?? {});
  const form = new FormData();
  for (const [name, value] of Object.entries((input.body ?? {}) as Record<string, unknown>)) {
    if (value === undefined) continue;
    form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  for (const [name, value] of Object.entries(input.files ?? {})) {
    for (const file of Array.isArray(value) ? value : [value]) {
      if (file instanceof Blob || typeof file === 'string') form.append(name, file);
    }
  }
  return form;
}

function queryText(query: Record<string, unknown>): string {
  const text = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '')
        text.append(name, typeof one === 'object' ? JSON.stringify(one) : String(one));
    }
  }
  return text.toString();
}
