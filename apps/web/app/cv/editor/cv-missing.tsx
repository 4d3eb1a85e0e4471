import type { MissingCode } from '@jobblik/contract/cv/cv-publish.rules';
import { useSession } from '../../platform/session/session';
import { useWords } from '../../platform/words/i18n';
import { missingId } from '../draft/cv-focus';
import { useCvEditing, useDerived, useValue } from '../draft/use-cv-draft';
import { missingIn } from './cv-errors';
import s from './cv-notices.module.css';
import type { CvPart } from './cv-parts';

const partOf: Record<MissingCode, CvPart> = {
  name_missing: 'contact',
  entry_missing: 'experience',
  wish_or_text_missing: 'wishes',
};

/** Shown after publishing was refused: the missing parts, each with a link to its field. The list shrinks as they are filled in. */
export function CvMissing() {
  const t = useWords('cv');
  const name = useSession()?.user_name ?? '';
  const wasRefused = useValue(useCvEditing().errors).missing.length > 0;
  const codes = useDerived((values) => missingIn(values, name).join(' '));
  if (!wasRefused || codes === '') return null;
  return (
    <div id={missingId} className={s.missing} role="alert" tabIndex={-1}>
      <p className="strong">{t('missing.title')}</p>
      <ul>
        {(codes.split(' ') as MissingCode[]).map((code) => (
          <li key={code}>
            <a href={`#del-${partOf[code]}`}>{t(`missing.${code}`)}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
