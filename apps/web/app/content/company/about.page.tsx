import { pathTo } from '@jobblik/contract/paths';
import { Fragment } from 'react';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ButtonLink } from '../../ui/forms/button';
import { Band } from '../../ui/layout/section';
import choice from '../art/about-choice.svg?raw';
import house from '../art/about-house.svg?raw';
import money from '../art/about-money.svg?raw';
import meeting from '../art/meeting-eye.svg?raw';
import ad from '../art/step-ad.svg?raw';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/about.page';
import s from './about.module.css';

export function meta({ matches }: Route.MetaArgs) {
  const t = pageWords(matches, 'content');
  return seo(matches, {
    title: t('about.title'),
    description: t('about.description'),
    keywords: t('about.keywords'),
    path: pathTo('about'),
    image: '/social/page-about.png',
  });
}

/** The drawing of each part of the text, in order. */
const drawings = [ad, money, choice, house];

/** Who runs Jobblik and why: a drawing beside each part, and a screenshot for the first part. */
export default function AboutPage() {
  const t = useWords('content');
  return (
    <>
      <Band full>
        <div className={`wrap ${s.header}`}>
          <div>
            <h1>{t('about.title')}</h1>
            <p className={s.lead}>{t('about.lead')}</p>
          </div>
          <Art svg={meeting} className={s.eye} />
        </div>
      </Band>
      <div className={`wrap ${s.parts}`}>
        {t.list('about.sections').map(({ heading, text }, at) => (
          <Fragment key={heading}>
            <section aria-label={heading} className={s.part}>
              <Art svg={drawings[at] ?? ad} className={s.drawing} />
              <div>
                <h2>{heading}</h2>
                {text.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {at === drawings.length - 1 && (
                  <p>
                    <ButtonLink to={pathTo('contact')}>{t('about.contact')}</ButtonLink>
                  </p>
                )}
              </div>
            </section>
            {at === 0 && <ProductPicture name="job-search" />}
          </Fragment>
        ))}
      </div>
    </>
  );
}
