import { redirect } from 'react-router';

/** `/` and every unknown path lead home (spec 1§2). */
export function loader() {
  return redirect('/home');
}
