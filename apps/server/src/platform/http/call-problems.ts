import type { AnyCall, UploadKind } from '@jobblik/contract/kernel/call';
import type { Problem, ProblemCode } from '@jobblik/contract/kernel/problem';
import type { Logger } from 'pino';

/** Every call parses input, is limited, and works in a database that may refuse a transaction or be away. */
const always: readonly ProblemCode[] = ['invalid_input', 'too_many_requests', 'conflict', 'internal', 'unavailable'];

/** What a multipart body adds, whatever the file: its size, its content, the person's quota, an upload that is gone. */
const ofFiles: readonly ProblemCode[] = [
  'not_found',
  'empty_file',
  'damaged_file',
  'too_many_at_once',
  'quota_unused',
  'quota_stored',
];
const ofDocuments: readonly ProblemCode[] = ['active_content', 'locked_file'];
const ofKind: Readonly<Record<UploadKind, readonly ProblemCode[]>> = {
  image: ['heic_picture'],
  portrait: ['heic_picture'],
  document: ofDocuments,
  document_or_photo: [...ofDocuments, 'heic_picture'],
  video: ['no_picture'],
};

/** The codes that a call has by its declaration: access, confirmation, demo, body and files. */
export function impliedProblems(call: AnyCall): Set<ProblemCode> {
  const codes = new Set<ProblemCode>(always);
  const { access } = call;
  const isOfEmployers = access === 'employer' || access === 'user';
  if (access !== 'guest') codes.add('unauthenticated');
  if (access !== 'guest' && access !== 'user') codes.add('forbidden');
  if (access === 'admin') codes.add('operator_without_second_factor').add('operator_right_missing');
  if (isOfEmployers && call.demo === undefined) codes.add('demo_read_only');
  if (isOfEmployers && call.confirmedEmployers) codes.add('email_not_confirmed');
  if (access !== 'guest' && call.confirm) codes.add('confirmation_required');
  if (call.method === 'POST') codes.add('too_large').add('unsupported_type');
  const kinds = Object.values(call.files ?? {});
  if (kinds.length > 0) for (const code of [...ofFiles, ...kinds.flatMap((kind) => ofKind[kind])]) codes.add(code);
  return codes;
}

/** Every code that a call can be refused with: those of its declaration and those that it lists. */
export function problemsOf(call: AnyCall): Set<ProblemCode> {
  return new Set([...impliedProblems(call), ...(call.problems ?? [])]);
}

/** Receives each refusal with a code that the call does not declare. */
export type OnUndeclared = (call: AnyCall, problem: Problem) => void;

/** Logs them as errors: the answer stays what it is, the declaration lacks a code. */
export function logUndeclared(log: Logger): OnUndeclared {
  return ({ method, path }, { code }) =>
    log.error({ call: `${method} ${path}`, code }, 'the call does not declare the code');
}
