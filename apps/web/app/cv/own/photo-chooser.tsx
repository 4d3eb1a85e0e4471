import { type ReactNode, Suspense, useRef, useState } from 'react';
import { lazyPiece } from '../../platform/api/lazy-piece';
import { useWords } from '../../platform/words/i18n';

const PhotoCrop = lazyPiece(() => import('../../ui/media/photo-crop'));

interface PhotoChooserProps {
  accept: string;
  /** Shows why a file cannot be used; returns true if it cannot. */
  onRefused: (file: File) => boolean;
  onCropped: (file: File) => void;
  children: (choose: () => void) => ReactNode;
}

/** Chooses a picture and crops it to a square; the caller provides the button. */
export function PhotoChooser({ accept, onRefused, onCropped, children }: PhotoChooserProps) {
  const t = useWords('cv');
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={t('photo.choose')}
        onChange={({ currentTarget }) => {
          const chosen = currentTarget.files?.[0];
          if (chosen && !onRefused(chosen)) setFile(chosen);
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
