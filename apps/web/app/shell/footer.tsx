import { userType } from '@jobblik/contract/kernel/session';
import { areas, pathTo } from '@jobblik/contract/paths';
import { LanguageSwitch } from '../accounts/index';
import { Link } from '../platform/link';
import { usePageSettings } from '../platform/page-settings';
import { useSession } from '../platform/session/session';
import { useWords } from '../platform/words/i18n';
import { Art } from '../ui/brand/art';
import horizon from '../ui/brand/art/horizon-footer.svg?raw';
import { Logo } from '../ui/brand/logo';
import { SchemeSwitch } from '../ui/theme/scheme-switch';
import s from './footer.module.css';

const columns = [
  {
    word: 'footer.seekers',
    links: [
      ['nav.findJob', pathTo('findJob')],
      ['nav.companies', pathTo('companies')],
      ['nav.videoCv', pathTo('videoGuide')],
      ['nav.cvGuide', pathTo('cvGuide')],
      ['footer.sparring', pathTo('careerAdvice')],
      ['footer.howItWorks', pathTo('forSeekers')],
    ],
  },
  {
    word: 'footer.employers',
    links: [
      ['footer.advertising', pathTo('jobAdvertising')],
      ['footer.smart', pathTo('forEmployers')],
      ['footer.videoInterview', pathTo('videoInterviews')],
      ['footer.recruitment', pathTo('recruitment')],
      ['footer.branding', pathTo('branding')],
      ['footer.outplacement', pathTo('outplacement')],
    ],
  },
  {
    word: 'footer.product',
    links: [
      ['footer.about', pathTo('about')],
      ['footer.blog', pathTo('blogPosts')],
      ['footer.help', pathTo('support')],
      ['footer.recommendations', pathTo('howWeRecommend')],
      ['footer.contact', pathTo('contact')],
    ],
  },
] as const;

/** The footer: sand background, four columns, and a Danish horizon. */
export function Footer() {
  const t = useWords('shell');
  const session = useSession();
  const { now, seller } = usePageSettings();
  const facts = [seller.address, seller.cvr && t('footer.cvr', { cvr: seller.cvr })].filter(Boolean);
  return (
    <footer className={s.footer}>
      <div className={`wrap ${s.columns}`}>
        <div className={s.claimed}>
          <Logo />
          <p className={s.claim}>{t('footer.claim')}</p>
        </div>
        {columns.map(({ word, links }) => (
          <nav key={word} aria-label={t(word)}>
            <h2>{t(word)}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <Art svg={horizon} className={s.horizon} />
      <div className={s.rule}>
        <div className={`wrap ${s.legal}`}>
          <address className={s.owner}>
            {[t('footer.owner', { year: new Date(now).getUTCFullYear(), name: seller.name }), ...facts].join(' · ')}
          </address>
          <ul>
            <li>
              <Link to={pathTo('terms')}>{t('footer.terms')}</Link>
            </li>
            <li>
              <Link to={pathTo('privacy')}>{t('footer.privacy')}</Link>
            </li>
            {session?.ttl === userType.seeker && (
              <li>
                <Link to={pathTo('transactions', { area: areas.seeker })}>{t('footer.withdraw')}</Link>
              </li>
            )}
            <li>
              <Link to={pathTo('accessibility')}>{t('footer.accessibility')}</Link>
            </li>
            <li>
              <LanguageSwitch />
            </li>
            <li>
              <SchemeSwitch />
            </li>
          </ul>
        </div>
      </div>
    </footer>
  );
}
