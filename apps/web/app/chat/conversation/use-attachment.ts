import type { UploadKind } from '@jobblik/contract/kernel/call';
import { type UploadRefusal, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { useState } from 'react';
import { useOwnDraft } from '../../platform/drafts/use-draft';
import { isPicture } from '../../platform/files/prepare-file';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
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
  const refusalText = (refusal: UploadRefusal, { name, size }: File, kind: UploadKind) => {
    const types = [...uploadRules.image.names, ...uploadRules.document.names].join(', ');
    const sizes = { size: formatFileSize(size), max: formatFileSize(uploadRules[kind].maxBytes) };
    return t(`file.${refusal}`, { name, types, ...sizes });
  };
  const prepare = usePreparedFile({ refusalText, onRefused: setRefusal, onFile: (file) => saveFile('file', file) });
  return {
    chosen: files.file ? { kind: kindOf(files.file), file: files.file } : null,
    refusal,
    choose(file: File | null): void {
      if (file) prepare(kindOf(file), file);
      else {
        setRefusal(null);
        saveFile('file', null);
      }
    },
  };
}

function kindOf(file: File): Attachment['kind'] {
  return isPicture(file) ? 'image' : 'document';
}
