import { getEmployerProfile } from '@jobblik/contract/companies/companies.api';
import { pathTo } from '@jobblik/contract/paths';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { useCall } from '../../platform/api/query';
import { isDemoPath } from '../../platform/demo/demo-paths';
import { useSession } from '../../platform/session/session';
import { hasPaidPlan } from '../../platform/session/session-cookie';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import { CompanyAvatar } from '../../ui/media/picture';
import s from './header.module.css';
import { employerMenu, employerNav, employerTabs, videoRoom } from './nav-items';
import { SignedInHeader } from './signed-in-header';

const createAd = { word: 'createAd', to: pathTo('newAd') } as const;

/** Employer: ads, candidates, interviews, saved CVs, CV-match (spec 2§2). Interviews and CV-match need a paid, active plan. */
export default function EmployerHeader() {
  const t = useWords('shell');
  const session = useSession();
  const paid = hasPaidPlan(session);
  const items = employerNav.filter((item) => paid || !item.paid);
  const isDemo = isDemoPath(useLocation().pathname);
  const menu = employerMenu.filter((item) => !isDemo || item !== videoRoom);
  const company = useCall(getEmployerProfile).data?.company;
  const name = company?.company_name ?? session?.user_name ?? '';
  const picture = <CompanyAvatar id={company?.company_id} name={name} src={company?.company_logo} size={36} />;
  const action = (
    <ButtonLink to={createAd.to} icon={IconPlus} className={s.create} aria-label={t(createAd.word)}>
      <span>{t(createAd.word)}</span>
    </ButtonLink>
  );
  return (
    <SignedInHeader
      work
      items={items}
      tabs={employerTabs(paid)}
      menu={menu}
      phoneItems={[createAd]}
      picture={picture}
      action={action}
    />
  );
}
