import { seo } from '../platform/seo';
import { pageWords } from '../platform/words/i18n';
import type { Route } from './+types/seeker-calendar.page';
import { Calendar } from './calendar/calendar';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'interviews')('title'), hidden: true });
}

/** The job seeker's interviews, week by week (spec 1§2). */
export default function SeekerCalendarPage() {
  return <Calendar area="kandidat" />;
}
