import type { UploadKind } from '@jobblik/contract/kernel/call';
import type { UploadRefusal } from '@jobblik/contract/kernel/uploads.rules';
import { useRef } from 'react';
import { useWords } from '../words/i18n';
import { prepareFile } from './prepare-file';

interface Preparation {
  /** What the place says of a file that does not fit there. */
  refusalText: (refusal: UploadRefusal, file: File, kind: UploadKind) => string;
  /** Called with the file as it is sent. */
  onFile: (file: File, kind: UploadKind) => void;
  /** Called with the reason why a file is refused, and with null for one that is not. */
  onRefused: (text: string | null) => void;
}

/**
 * Takes the files that a person chooses, drops or pastes in one place, and prepares each with {@link prepareFile}. The last one
 * counts, whatever is ready first.
 */
export function usePreparedFile({
  refusalText,
  onFile,
  onRefused,
}: Preparation): (kind: UploadKind, file: File | null | undefined) => void {
  const t = useWords('ui');
  const latest = useRef(0);
  return (kind, file) => {
    if (!file) return;
    latest.current += 1;
    const own = latest.current;
    void prepareFile(kind, file).then((prepared) => {
      if (own !== latest.current) return;
      if ('file' in prepared) {
        onRefused(null);
        onFile(prepared.file, kind);
        return;
      }
      const { refusal } = prepared;
      const isOfPicture = refusal === 'heic_picture' || refusal === 'too_many_pixels';
      onRefused(isOfPicture ? t(`file.${refusal}`) : refusalText(refusal, file, kind));
    });
  };
}
