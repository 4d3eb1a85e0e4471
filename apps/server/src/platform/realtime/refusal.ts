import type { ProblemCode } from '@jobblik/contract/kernel/problem';
/** Refuses a socket. @param code `error.data.code` of `connect_error` in the browser */
export function refusal(code: ProblemCode): Error {
  return Object.assign(new Error(code), { data: { code } });
}
