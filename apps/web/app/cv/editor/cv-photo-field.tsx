import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useObjectUrl } from '../../platform/state/use-object-url';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../../ui/forms/button';
import { FieldError } from '../../ui/forms/field';
import { Avatar } from '../../ui/media/picture';
import { useCvEditing, useDerived, useValue } from '../draft/use-cv-draft';
import { PhotoChooser } from '../own/photo-chooser';
import s from './cv-editor.module.css';

/** The photo with a preview, cropped before it is sent. */
export function CvPhotoField() {
  const t = useWords('cv');
  const id = useId();
  const { files } = useCvEditing().draft;
  const { saved, chosen, removed, problem } = useValue(files.photo);
  const name = useDerived(({ first_name, last_name }) => `${first_name} ${last_name}`.trim());
  const [refused, setRefused] = useState<string | null>(null);
  const preview = useObjectUrl(chosen);
  const source = preview ?? (removed ? null : (saved?.avatar ?? null));
  const wrong = refused ?? (problem && t([`photo.${problem.code}`, 'photo.damaged_file']));
  return (
    <div className={s.photo} id="cv-photo">
      <Avatar name={name || '?'} src={source} size={104} />
      <div>
        <div className={s.photoActions}>
          <PhotoChooser onRefused={setRefused} onCropped={files.choosePhoto}>
            {(choose) => (
              <Button icon={IconUpload} size="small" aria-describedby={`${id}-hint`} onClick={choose}>
                {t(source ? 'photo.change' : 'photo.choose')}
              </Button>
            )}
          </PhotoChooser>
          {source && (
            <Button kind="text" size="small" onClick={files.removePhoto}>
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p id={`${id}-hint`} className="note muted">
          {t('photo.hint', { max: formatFileSize(uploadRules.portrait.maxBytes) })}
        </p>
        {wrong && (
          <div role="alert">
            <FieldError>{wrong}</FieldError>
          </div>
        )}
      </div>
    </div>
  );
}
