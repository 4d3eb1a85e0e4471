import { redirect } from 'react-router';

/** `/` and every unknown path redirect to the home page (spec 1§2). */
export function loader() {
  return redirect('/home');
}
