/** Cookie with what an employer wanted to do when the plan stood in the way (spec 2§4); read once the plan is paid. */
export const requestedStateCookie = 'requested_state';

/** An hour is enough to choose and pay; later the wish is forgotten. */
const seconds = 3600;

/** Remembers what was wanted, in the spec's words: `job.create`. */
export function rememberRequestedState(state: 'job.create'): void {
  // The cookie store API is asynchronous and would lose the wish when the page leaves at once.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${requestedStateCookie}=${state}; Path=/; Max-Age=${seconds}; SameSite=Lax`;
}
