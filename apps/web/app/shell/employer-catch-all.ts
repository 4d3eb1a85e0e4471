import type { LoaderFunctionArgs } from 'react-router';
import { toDashboard } from '../platform/session/guard';

/** An unknown address of the area: redirects to the home page of the person who is signed in. */
export function loader({ request }: LoaderFunctionArgs) {
  return toDashboard(request);
}
