/** Refuses a socket. @param code `error.data.code` of `connect_error` in the browser */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { data: { code } });
}
