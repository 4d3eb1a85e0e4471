import { useWords } from '../../platform/words/i18n';
import { Art } from '../brand/art';
import picture from '../brand/art/lens-home.svg?raw';
import s from './lens.module.css';

/**
 * The drawing of the home page inside the eye: the sun over a Danish harbour is the pupil. The windows are lit in the dark colour
 * scheme.
 */
export function Lens() {
  const t = useWords('ui');
  return <Art svg={picture} className={s.lens} label={t('art.lens')} />;
}
