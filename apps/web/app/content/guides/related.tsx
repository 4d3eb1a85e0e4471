import { pathTo } from '@jobblik/contract/paths';
import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import { Section } from '../../ui/layout/section';
import s from './related.module.css';

const paths = {
  employer: pathTo('forEmployers'),
  seeker: pathTo('forSeekers'),
  video: pathTo('videoGuide'),
  cv: pathTo('cvGuide'),
  sparring: pathTo('careerAdvice'),
  outplacement: pathTo('outplacement'),
  advertising: pathTo('jobAdvertising'),
  recruitment: pathTo('recruitment'),
  interview: pathTo('videoInterviews'),
  branding: pathTo('branding'),
  jobs: pathTo('findJob'),
  blog: pathTo('blogPosts'),
  help: pathTo('support'),
} as const;

export type RelatedPage = keyof typeof paths;

/** Links to related pages, at the end of a page. */
export function Related({ pages }: { pages: readonly RelatedPage[] }) {
  const t = useWords('landing');
  return (
    <div className="wrap">
      <Section title={t('related')}>
        <ul className={s.links}>
          {pages.map((name) => (
            <li key={name}>
              <Link to={paths[name]}>{t(`links.${name}.title`)}</Link>
              <p>{t(`links.${name}.text`)}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
