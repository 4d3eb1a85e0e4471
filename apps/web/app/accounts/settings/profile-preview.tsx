import { useObjectUrl } from '../../platform/state/use-object-url';
import { useWords } from '../../platform/words/i18n';
import { Avatar } from '../../ui/media/picture';
import s from '../accounts.module.css';
import type { PictureChoice } from './picture-field';

interface ProfilePreviewProps {
  values: { name: string; zip: string; city: string; phone: string };
  /** Address of the picture that is saved, or ''. */
  current: string;
  picture: PictureChoice;
}

/** What a company that is applied to sees of a seeker's account, as it is being typed. */
export function ProfilePreview({ values, current, picture }: ProfilePreviewProps) {
  const t = useWords('accounts');
  const chosen = useObjectUrl(picture instanceof File ? picture : null);
  const name = values.name.trim() || t('settings.seen_nameless');
  const place = [values.zip, values.city].map((part) => part.trim()).filter(Boolean);
  return (
    <section className={s.seen} aria-labelledby="seen">
      <h3 id="seen">{t('settings.seen')}</h3>
      <div className={s.seenPerson}>
        <Avatar name={name} src={picture === 'removed' ? '' : (chosen ?? current)} size={72} />
        <div>
          <strong>{name}</strong>
          {place.length > 0 && <span>{place.join(' ')}</span>}
          {values.phone.trim() && <span>{values.phone.trim()}</span>}
        </div>
      </div>
      <p>{t('settings.seen_text')}</p>
    </section>
  );
}
