import { getCvVideo } from '@jobblik/contract/cv/cv-videos.api';
import { videoLimits } from '@jobblik/contract/cv/cv-videos.rules';
import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/query';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Art } from '../../ui/brand/art';
import drawing from '../../ui/brand/art/video-cv.svg?raw';
import { ListStates } from '../../ui/feedback/list-states';
import { pictureOfFile } from '../../ui/media/video-recorder/picture-of-video';
import type { Route } from './+types/video.page';
import { useVideoUpload } from './use-video-upload';
import s from './video.module.css';
import { VideoAdd } from './video-add';
import { VideoList } from './video-list';
import { VideoListSkeleton } from './video-list-skeleton';
import { VideoNaming } from './video-naming';
import { VideoRecording } from './video-recording';
import { VideoTips } from './video-tips';
import { VideoUploadBand } from './video-upload-band';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'cv-video')('title'), hidden: true });
}

/** A person's video CVs: record, upload, view, rename, caption, delete (spec 1§2 "Video CV"). */
export default function VideoPage() {
  const t = useWords('cv-video');
  const own = useCall(getCvVideo, undefined, { staleTime: 0 });
  const upload = useVideoUpload();
  const [isRecording, setIsRecording] = useState(false);
  usePolling(own.data?.videos, own.refetch);
  const choose = (file: File) => void pictureOfFile(file).then((poster) => upload.choose(file, poster));
  const add = (
    <VideoAdd
      isFull={(own.data?.videos.length ?? 0) >= videoLimits.most}
      isBusy={upload.step !== null && upload.step !== 'naming' && upload.step !== 'failed'}
      lost={upload.lost}
      onRecord={() => setIsRecording(true)}
      onFile={choose}
    />
  );
  return (
    <div className={`wrap ${s.page}`}>
      <header className={s.header}>
        <h1>{t('title')}</h1>
        <p className="text-2">{t('lead')}</p>
      </header>
      <div className={s.columns}>
        <div className={s.main}>
          <VideoUploadBand upload={upload} />
          <ListStates
            query={own}
            isEmpty={({ videos }) => videos.length === 0}
            skeleton={<VideoListSkeleton />}
            empty={
              <>
                <div className={s.empty}>
                  <Art svg={drawing} className={s.art} />
                  <div>
                    <h2>{t('empty')}</h2>
                    <p className="text-2">{t('empty_text')}</p>
                  </div>
                </div>
                {add}
              </>
            }
          >
            {({ videos }) => (
              <>
                {add}
                <VideoList videos={videos} />
              </>
            )}
          </ListStates>
        </div>
        <VideoTips />
      </div>
      {isRecording && (
        <VideoRecording
          onClose={() => setIsRecording(false)}
          onRecorded={(file, { poster }) => {
            setIsRecording(false);
            upload.choose(file, poster);
          }}
        />
      )}
      {upload.step === 'naming' && upload.file && (
        <VideoNaming file={upload.file} name={upload.name} onSend={upload.send} onClose={upload.drop} />
      )}
    </div>
  );
}

const pollMs = 2000;

/** Reloads the list while a video is being processed. */
function usePolling(videos: CvVideo[] | undefined, refetch: () => unknown): void {
  const isProcessing = videos?.some(({ state }) => state === 'processing') ?? false;
  useEffect(() => {
    if (!isProcessing) return;
    const timer = setInterval(() => void refetch(), pollMs);
    return () => clearInterval(timer);
  }, [isProcessing, refetch]);
}
