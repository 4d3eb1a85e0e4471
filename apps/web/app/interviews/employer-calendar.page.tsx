import { seo } from '../platform/seo';
import { pageWords } from '../platform/words/i18n';
import type { Route } from './+types/employer-calendar.page';
import { Calendar } from './calendar/calendar';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'interviews')('title'), hidden: true });
}

/** The employer's interviews, week by week (spec 2§2). */
export default function EmployerCalendarPage() {
  return <Calendar area="virksomhed" />;
}
