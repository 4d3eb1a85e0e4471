/** Refuses a socket. @param code what the browser finds as `error.data.code` of `connect_error` */
export function refusal(code: string): Error {
  return Object.assign(new Error(code), { data: { code } });
}
