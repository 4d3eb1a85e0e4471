import { redirect } from 'react-router';

/**
 * Action of screens with a password. A form that is sent before the page has woken up is posted, so that the password is
 * in no address; the screen then opens again.
 */
export function reopenScreen({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}
