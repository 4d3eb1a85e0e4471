import { refusalBeforeUpload, type UploadRefusal, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { useState } from 'react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

export interface Attachment {
  kind: 'image' | 'document';
  file: File;
}

/** The file that goes with the next message. What the server would refuse is refused here, in words. */
export function useAttachment() {
  const t = useWords('ui');
  const [chosen, setChosen] = useState<Attachment | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalText = (kind: Attachment['kind'], { name, size }: File, refusal: UploadRefusal) => {
    const types = [...uploadRules.image.extensions, ...uploadRules.document.extensions].join(', ');
    const sizes = { size: formatFileSize(size), max: formatFileSize(uploadRules[kind].maxBytes) };
    return t(`file.${refusal}`, { name, types, ...sizes });
  };
  return {
    chosen,
    refusal,
    choose(file: File | null): void {
      const kind = file && uploadRules.image.contentTypes.includes(file.type) ? 'image' : 'document';
      const refused = file ? refusalBeforeUpload(kind, file) : undefined;
      setRefusal(file && refused ? refusalText(kind, file, refused) : null);
      if (!refused) setChosen(file && { kind, file });
    },
  };
}
