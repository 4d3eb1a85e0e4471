import { redirect } from 'react-router';

/**
 * Action of screens with a password. A form that is submitted before hydration is posted, so that the password is
 * in no address; this opens the screen again.
 */
export function reopenScreen({ request }: { request: Request }) {
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, 303);
}
