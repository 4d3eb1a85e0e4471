import type { LoaderFunctionArgs } from 'react-router';
import { toDashboard } from '../platform/session/guard';

/** An address of the area that no screen has: home of the person who is signed in. */
export function loader({ request }: LoaderFunctionArgs) {
  return toDashboard(request);
}
