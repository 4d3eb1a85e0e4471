import { pageWords } from '../platform/i18n';
import { seo } from '../platform/seo';
import type { Route } from './+types/stop-mails.page';
import { jobScreens } from './agent-screens';
import { StopMails } from './stop-mails';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('stop.title'), hidden: true });
}

/** Stops the mails of a seeker's job agents. */
export default function StopMailsPage({ params }: Route.ComponentProps) {
  return <StopMails screens={jobScreens} token={params.token} />;
}
