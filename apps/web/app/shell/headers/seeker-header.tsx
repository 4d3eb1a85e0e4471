import { usePageSettings } from '../../platform/page-settings';
import { useSession } from '../../platform/session/session';
import { Avatar } from '../../ui/media/picture';
import { avatarUrl } from './avatar-url';
import { seekerMenu, seekerNav, seekerPlanMenu, seekerTabs } from './nav-items';
import { SignedInHeader } from './signed-in-header';

/** Job seeker: overview, CV, job search, calendar, agents, favourites (spec 1§2), and sent applications. */
export default function SeekerHeader() {
  const session = useSession();
  const { seekerPlans } = usePageSettings();
  const menu = seekerPlans ? [...seekerMenu, ...seekerPlanMenu] : seekerMenu;
  const picture = <Avatar name={session?.user_name ?? ''} src={avatarUrl(session?.user_avatar)} size={36} />;
  return <SignedInHeader items={seekerNav} tabs={seekerTabs} menu={menu} picture={picture} />;
}
