import { refusalBeforeUpload, type UploadRefusal, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { useState } from 'react';
import { useOwnDraft } from '../../platform/drafts/use-draft';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

export interface Attachment {
  kind: 'image' | 'document';
  file: File;
}

/**
 * The file of the next message to a contact; it is stored until then, like the text. A file that the server would refuse is refused
 * here, with the reason.
 */
export function useAttachment(contactId: number) {
  const t = useWords('ui');
  const { files, saveFile } = useOwnDraft(`chat-${contactId}`);
  const [refusal, setRefusal] = useState<string | null>(null);
  const refusalText = (kind: Attachment['kind'], { name, size }: File, refusal: UploadRefusal) => {
    const types = [...uploadRules.image.names, ...uploadRules.document.names].join(', ');
    const sizes = { size: formatFileSize(size), max: formatFileSize(uploadRules[kind].maxBytes) };
    return t(`file.${refusal}`, { name, types, ...sizes });
  };
  return {
    chosen: files.file ? { kind: kindOf(files.file), file: files.file } : null,
    refusal,
    choose(file: File | null): void {
      const kind = file ? kindOf(file) : 'document';
      const refused = file ? refusalBeforeUpload(kind, file) : undefined;
      setRefusal(file && refused ? refusalText(kind, file, refused) : null);
      if (!refused) saveFile('file', file);
    },
  };
}

function kindOf({ type }: File): Attachment['kind'] {
  return uploadRules.image.contentTypes.includes(type) ? 'image' : 'document';
}
