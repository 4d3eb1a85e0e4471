import { useState } from 'react';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Slider } from '../../ui/forms/slider';
import s from './inbox-time.module.css';
import { readingTime } from './reading-time';
import { Split } from './service-parts';

/** How long it takes to read applications: two numbers that the reader enters, multiplied. */
export function InboxTime() {
  const t = useWords('services');
  const [applicants, setApplicants] = useState(40);
  const [minutes, setMinutes] = useState(4);
  const { hours, rest, days } = readingTime({ applicants, minutes });
  const count = (key: 'applicants' | 'minutes' | 'hours' | 'days', value: number) =>
    t(`recruitment.inbox.${key}_value`, { count: value, total: formatNumber(value) });
  return (
    <Split title={t('recruitment.inbox.heading')} text={t('recruitment.inbox.text')}>
      <div className={s.sums}>
        <div className={s.sliders}>
          <Slider
            label={t('recruitment.inbox.applicants')}
            value={applicants}
            min={5}
            max={150}
            step={5}
            format={(value) => count('applicants', value)}
            onChange={setApplicants}
          />
          <Slider
            label={t('recruitment.inbox.minutes')}
            value={minutes}
            min={1}
            max={15}
            step={1}
            format={(value) => count('minutes', value)}
            onChange={setMinutes}
          />
        </div>
        <p className={s.result} aria-live="polite">
          <strong>
            {[hours > 0 && count('hours', hours), rest > 0 && count('minutes', rest)]
              .filter(Boolean)
              .join(` ${t('recruitment.inbox.and')} `)}
          </strong>
          <span>{count('days', days)}</span>
        </p>
      </div>
    </Split>
  );
}
