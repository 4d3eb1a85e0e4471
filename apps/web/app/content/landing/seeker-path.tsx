import { useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import videoCv from '../../ui/brand/art/video-cv.svg?raw';
import cvPage from '../art/cv-page.svg?raw';
import talk from '../art/step-talk.svg?raw';
import s from './seeker-path.module.css';

/** Pictures by the index of their step; the others have none. */
const pictures: Record<number, string> = { 2: cvPage, 3: videoCv, 5: talk };

/** The six steps of a job seeker, along a vertical line. */
export function SeekerPath() {
  const t = useWords('landing');
  const steps = t.list('seeker.steps');
  return (
    <ol className={s.path}>
      {steps.map(({ title, text }, index) => {
        const picture = pictures[index];
        return (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            {picture && <Art svg={picture} className={s.picture} />}
          </li>
        );
      })}
    </ol>
  );
}
