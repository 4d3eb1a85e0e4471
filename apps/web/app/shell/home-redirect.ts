import { pathTo } from '@jobblik/contract/paths';
import { type LoaderFunctionArgs, redirect } from 'react-router';

/** Files, and addresses that programs look for (RFC 8615): a page in their place would say that they exist. */
const notForPeople = /^\/(?:\.well-known|assets)\/|\.[a-z\d]{1,8}$/i;

/** `/` and every unknown path of a screen redirect to the home page (spec 1§2); unknown files are not found. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>) {
  if (notForPeople.test(new URL(request.url).pathname)) return new Response('Not found', { status: 404 });
  return redirect(pathTo('home'));
}
