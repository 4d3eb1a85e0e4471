import { pathTo } from '@jobblik/contract/paths';
import type { CSSProperties } from 'react';
import { pricesPath } from '../../platform/plans-path';
import { useWords } from '../../platform/words/i18n';
import art from '../art/step-talk.svg?raw';
import { Related } from '../guides/related';
import { ProductPicture } from '../pictures/product-picture';
import type { Route } from './+types/video-interview.page';
import { CheckLists, Points, Questions, ServiceHeader, Split } from './service-parts';
import { serviceMeta } from './service-words';
import s from './video-interview.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return serviceMeta(matches, 'interview', pathTo('videoInterviews'));
}

/** How to agree on, plan and hold a video interview. */
export default function VideoInterviewPage() {
  const t = useWords('services');
  const plan = t.list('interview.plan.items');
  return (
    <>
      <ServiceHeader
        name="interview"
        shape="night"
        picture={art}
        actionTo={pricesPath}
        secondTo={pathTo('forEmployers')}
      />
      <div className="wrap">
        <ProductPicture name="interviews" />
        <Split title={t('interview.plan.heading')} text={t('interview.plan.text')}>
          <ol className={s.plan}>
            {plan.map(({ minutes, text }) => (
              // Height in proportion to length, so that the half hour is drawn to scale.
              <li key={minutes} style={{ '--minutes': lengthOf(minutes) } as CSSProperties}>
                <span className={s.minutes}>{minutes}</span>
                <span>{text}</span>
              </li>
            ))}
          </ol>
        </Split>
        <CheckLists name="interview" />
        <Points name="interview" />
        <Questions name="interview" />
      </div>
      <Related pages={['recruitment', 'video', 'employer']} />
    </>
  );
}

/** Length of "8–20 min." in minutes. */
function lengthOf(minutes: string): number {
  const [from = 0, to = 0] = (minutes.match(/\d+/g) ?? []).map(Number);
  return to - from;
}
