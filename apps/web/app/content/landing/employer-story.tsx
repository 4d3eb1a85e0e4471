import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import { ArrowLink } from '../../ui/forms/button';
import ad from '../art/step-ad.svg?raw';
import applicants from '../art/step-applicants.svg?raw';
import calendar from '../art/step-calendar.svg?raw';
import talk from '../art/step-talk.svg?raw';
import s from './employer-story.module.css';

const pictures = [ad, applicants, calendar, talk];

/**
 * The four steps. On a window 751 px wide or more an eye opens on each picture as it is scrolled into view (spec 2§2, 2§9);
 * the browser animates it from CSS, and not with reduced motion.
 */
export function EmployerStory() {
  const t = useWords('landing');
  const steps = t.list('employer.steps');
  return (
    <section aria-label={t('employer.story')} className={s.story}>
      <ol>
        {steps.map(({ title, text, more, to }, index) => (
          <li key={title} className={s.step}>
            <div className={s.words}>
              <h2>{title}</h2>
              <p>{text}</p>
              <ArrowLink to={to}>{more}</ArrowLink>
            </div>
            <Art svg={pictures[index] ?? ''} className={s.picture} />
          </li>
        ))}
      </ol>
    </section>
  );
}
