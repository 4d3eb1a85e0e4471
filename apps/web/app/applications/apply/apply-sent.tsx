import { useEffect, useRef } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import sentEye from '../../ui/brand/art/application-sent.svg?raw';
import { ButtonLink } from '../../ui/forms/button';
import s from './apply.module.css';

/** Confirmation of a sent application. Scrolls to the top and focuses its heading. */
export function ApplySent({ company }: { company: string }) {
  const t = useWords('applications');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={s.sent}>
      <Art svg={sentEye} className={s.sentEye} />
      <div>
        <h1 ref={heading} tabIndex={-1}>
          {t('apply.sent')}
        </h1>
        <p>{t('apply.sent_text', { company })}</p>
        <div className={s.actions}>
          <ButtonLink kind="filled" to="/kandidat/job/applikationer">
            {t('apply.sent_follow')}
          </ButtonLink>
          <ButtonLink to="/find/job">{t('apply.sent_action')}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
