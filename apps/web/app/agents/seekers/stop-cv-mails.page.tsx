import { seo } from '../../platform/seo';
import { pageWords } from '../../platform/words/i18n';
import { seekerScreens } from '../agent-screens';
import { StopMails } from '../stop-mails';
import type { Route } from './+types/stop-cv-mails.page';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'seeker-agents')('stop.title'), hidden: true });
}

/** Stops the mails of an employer's CV-match agents. */
export default function StopCvMailsPage({ params }: Route.ComponentProps) {
  return <StopMails screens={seekerScreens} token={params.token} />;
}
