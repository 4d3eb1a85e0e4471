import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { jobScreens } from '../agent-screens';
import { StopMails } from '../stop-mails';
import type { Route } from './+types/stop-mails.page';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'agents')('stop.title'), hidden: true });
}

/** Stops the mails of a seeker's job agents. */
export default function StopMailsPage({ params }: Route.ComponentProps) {
  return <StopMails screens={jobScreens} token={params.token} />;
}
