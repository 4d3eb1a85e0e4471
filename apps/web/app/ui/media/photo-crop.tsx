import 'react-easy-crop/react-easy-crop.css';
import { uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { useEffect, useRef, useState } from 'react';
import Cropper from 'react-easy-crop';
import { formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Button } from '../forms/button';
import { FieldError } from '../forms/field';
import { Slider } from '../forms/slider';
import { Dialog } from '../overlays/dialog';
import { type CropArea, cropToFile, drawCrop, loadImage, shorterEdge } from './crop-image';
import s from './photo-crop.module.css';

interface PhotoCropProps {
  /** The chosen picture. */
  file: File;
  onClose: () => void;
  /** Called with the chosen square as a JPEG. */
  onCropped: (file: File) => void;
}

const previewSide = 192;
const { minEdge = 1 } = uploadRules.portrait;

/**
 * Chooses the square of a picture that is shown round. Dragging, wheel and pinch work, and so do keys: arrows move the picture, the
 * slider zooms.
 */
export default function PhotoCrop({ file, onClose, onCropped }: PhotoCropProps) {
  const t = useWords('ui');
  const [address, setAddress] = useState<string>();
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const preview = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const made = URL.createObjectURL(file);
    let isMounted = true;
    setAddress(made);
    loadImage(made).then(
      (loaded) => {
        if (!isMounted) return;
        if (shorterEdge(loaded) < minEdge) setProblem(t('crop.too_small', { edge: minEdge }));
        else setImage(loaded);
      },
      () => isMounted && setProblem(t('crop.unreadable')),
    );
    return () => {
      isMounted = false;
      URL.revokeObjectURL(made);
    };
  }, [file, t]);
  useEffect(() => {
    if (preview.current && image && area) drawCrop(preview.current, image, area, previewSide);
  }, [image, area]);

  // The part keeps enough pixels of a picture that has few.
  const maxZoom = image ? Math.max(1, Math.min(4, shorterEdge(image) / minEdge)) : 1;

  const done = async () => {
    if (!image || !area) return;
    try {
      onCropped(await cropToFile(image, area, file.name));
    } catch {
      setProblem(t('crop.unreadable'));
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('crop.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('crop.cancel')}</Button>
          <Button kind="filled" onClick={() => void done()} disabled={!image || !area}>
            {t('crop.done')}
          </Button>
        </>
      }
    >
      {problem ? (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      ) : (
        <>
          <div className={s.stage}>
            {address && (
              <Cropper
                image={address}
                crop={crop}
                zoom={zoom}
                maxZoom={maxZoom}
                aspect={1}
                cropShape="round"
                showGrid={false}
                disableAutomaticStylesInjection
                onCropChange={setCrop}
                onZoomChange={setZoom}
                onCropAreaChange={(_share, pixels) => setArea(pixels)}
                mediaProps={{ alt: '' }}
                cropperProps={{ 'aria-label': t('crop.move'), role: 'application' }}
              />
            )}
          </div>
          <div className={s.controls}>
            <Slider
              label={t('crop.zoom')}
              min={1}
              max={maxZoom}
              step={0.05}
              value={zoom}
              format={formatPercent}
              onChange={setZoom}
            />
            <canvas ref={preview} className={s.preview} role="img" aria-label={t('crop.preview')} />
          </div>
          <p className="note muted">{t('crop.hint')}</p>
        </>
      )}
    </Dialog>
  );
}
