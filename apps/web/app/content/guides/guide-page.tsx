import type { ReactNode } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Opening } from '../landing/opening';
import type { GuideName } from './guide-meta';
import s from './guide-page.module.css';
import { GuideSection, type GuideSectionWords } from './guide-section';
import { Related, type RelatedPage } from './related';

interface GuidePageProps {
  /** Its words in `guides.json`. */
  name: GuideName;
  art: string;
  /** The drawing stands on the page itself instead of in a frame. */
  free?: boolean;
  actionTo: string;
  secondTo: string;
  related: readonly RelatedPage[];
  /** What only this guide has, by the part at whose end it stands. */
  pieces: Readonly<Record<string, ReactNode>>;
}

/** A guide to read and come back to: contents at the side, parts that can be linked to, a check list at the end. */
export function GuidePage({ name, art, free, actionTo, secondTo, related, pieces }: GuidePageProps) {
  const t = useWords('guides');
  const sections: readonly GuideSectionWords[] = t.list(`${name}.sections`);
  return (
    <>
      <div className={`wrap ${s.header}`}>
        <div>
          <Opening heading={t(`${name}.heading`)} lead={t(`${name}.lead`)}>
            <ButtonLink kind="filled" size="large" to={actionTo}>
              {t(`${name}.action`)}
            </ButtonLink>
            <ButtonLink kind="text" size="large" to={secondTo}>
              {t(`${name}.second`)}
            </ButtonLink>
          </Opening>
        </div>
        <Art svg={art} className={free ? s.free : s.art} />
      </div>
      <div className={`wrap ${s.body}`}>
        <nav aria-label={t('contents')} className={s.contents}>
          <h2>{t('contents')}</h2>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article>
          {sections.map((section) => (
            <GuideSection key={section.id} {...section}>
              {pieces[section.id]}
            </GuideSection>
          ))}
        </article>
      </div>
      <Related pages={related} />
    </>
  );
}
