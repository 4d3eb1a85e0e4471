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
  /** Its texts in `guides.json`. */
  name: GuideName;
  art: string;
  /** The drawing is shown without a frame. */
  free?: boolean;
  actionTo: string;
  secondTo: string;
  related: readonly RelatedPage[];
  /** Content of this guide only, by the part that it follows. */
  pieces: Readonly<Record<string, ReactNode>>;
}

/** A guide: contents at the side, parts with anchors, a check list at the end. */
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
