import { acceptAttribute, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { usePreparedFile } from '../../platform/files/use-prepared-file';
import { lazyPiece } from '../../platform/loading/lazy-piece';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';

const PhotoCrop = lazyPiece(() => import('../../ui/media/photo-crop'));

interface PhotoChooserProps {
  /** Shows why a file cannot be used; null for one that can. */
  onRefused: (text: string | null) => void;
  onCropped: (file: File) => void;
  children: (choose: () => void) => ReactNode;
}

/** Chooses a picture and crops it to a square; the caller provides the button. */
export function PhotoChooser({ onRefused, onCropped, children }: PhotoChooserProps) {
  const t = useWords('cv');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = usePreparedFile({
    refusalText: (refusal) => t(`photo.${refusal}`, { max: formatFileSize(uploadRules.portrait.maxBytes) }),
    onRefused,
    onFile: setFile,
  });
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptAttribute('portrait')}
        aria-label={t('photo.choose')}
        onChange={({ currentTarget }) => {
          choose('portrait', currentTarget.files?.[0]);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      {file && (
        <Suspense>
          <PhotoCrop
            file={file}
            onClose={() => setFile(null)}
            onCropped={(cropped) => {
              setFile(null);
              onCropped(cropped);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
