import { uploadCvDashboard, uploadPhotoDashboard } from '@jobblik/contract/cv/cv-pages.api';
import type { CandidateDashboard } from '@jobblik/contract/dashboard/dashboard.schema';
import { acceptAttribute, refusalBeforeUpload, uploadRules } from '@jobblik/contract/kernel/uploads.rules';
import { pathTo } from '@jobblik/contract/paths';
import { IconFileText, IconVideo } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createUploadBar, followPicture, openDocument, PhotoChooser, usePaperProblem } from '../../cv/index';
import { callApi, sendApi } from '../../platform/api/api';
import { useProblemText } from '../../platform/api/use-problem';
import { useSession } from '../../platform/session/session';
import { formatFileSize, formatPercent } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Progress } from '../../ui/feedback/progress';
import { toast, toastError } from '../../ui/feedback/toast-store';
import { Button, ButtonLink } from '../../ui/forms/button';
import { Section } from '../../ui/layout/section';
import { Avatar } from '../../ui/media/picture';
import s from './dashboard.module.css';

interface DashboardFilesProps {
  dashboard: CandidateDashboard;
  onChanged: () => void;
}

/** Picture, document and videos; each change is saved at once. */
export function DashboardFiles({ dashboard, onChanged }: DashboardFilesProps) {
  const t = useWords('cv');
  return (
    <Section work title={t('dashboard.files.title')}>
      <ul className={s.files}>
        <Photo dashboard={dashboard} onChanged={onChanged} />
        <Paper dashboard={dashboard} onChanged={onChanged} />
        <Videos dashboard={dashboard} />
      </ul>
    </Section>
  );
}

function Photo({ dashboard: { profile_image }, onChanged }: DashboardFilesProps) {
  const t = useWords('cv');
  const problemText = useProblemText();
  const name = useSession()?.user_name ?? '?';
  const [busy, setBusy] = useState(false);
  const upload = async (file: File) => {
    setBusy(true);
    try {
      await callApi(uploadPhotoDashboard, { files: { upload_photo_file: file } });
      toast(t('dashboard.files.photo_done'));
      onChanged();
      await followPicture();
    } catch (error) {
      toastError(problemText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <FileRow
      mark={<Avatar name={name} src={profile_image?.avatar} size={44} />}
      title={t('dashboard.files.photo')}
      text={profile_image?.avatar_real_name ?? t('dashboard.files.no_paper')}
    >
      <PhotoChooser
        onRefused={(text) => {
          if (text !== null) toastError(text);
        }}
        onCropped={(file) => void upload(file)}
      >
        {(choose) => (
          <Button size="small" busy={busy} onClick={choose}>
            {t(profile_image ? 'photo.change' : 'photo.choose')}
          </Button>
        )}
      </PhotoChooser>
    </FileRow>
  );
}

function Paper({ dashboard: { cv_document }, onChanged }: DashboardFilesProps) {
  const t = useWords('cv');
  const paperProblem = usePaperProblem();
  const input = useRef<HTMLInputElement>(null);
  const [bar] = useState(createUploadBar);
  const progress = useSyncExternalStore(bar.progress.subscribe, bar.progress.get, () => null);
  useEffect(() => bar.stop, [bar]);
  const upload = async (file: File) => {
    bar.start();
    try {
      const onProgress = (done: number) => (done < 1 ? bar.sent(done) : bar.wait());
      await sendApi(uploadCvDashboard, { onProgress }, { files: { upload_cv_file: file } });
      bar.finish();
      toast(t('dashboard.files.paper_done'));
      onChanged();
    } catch (error) {
      bar.stop();
      toastError(paperProblem(error));
    }
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    const refusal = refusalBeforeUpload('document', file);
    if (refusal) toastError(t(`paper.${refusal}`, { max: formatFileSize(uploadRules.document.maxBytes) }));
    else void upload(file);
  };
  const view = (id: string) => openDocument(id).catch((error: unknown) => toastError(paperProblem(error)));
  const size = cv_document ? formatFileSize(cv_document.cv_real_size) : '';
  return (
    <FileRow
      mark={<Icon of={IconFileText} size={24} />}
      title={t('dashboard.files.paper')}
      text={
        progress === null ? (
          cv_document ? (
            `${cv_document.cv_real_name} · ${size}`
          ) : (
            t('dashboard.files.no_paper')
          )
        ) : (
          <>
            {t('paper.sent', { percent: formatPercent(progress) })}
            <Progress value={progress} label={t('dashboard.files.paper')} />
          </>
        )
      }
    >
      {cv_document && (
        <Button size="small" kind="text" onClick={() => void view(cv_document.cv_document_id)}>
          {t('dashboard.files.view')}
          <span className="hidden-visually"> {cv_document.cv_real_name}</span>
        </Button>
      )}
      <Button size="small" busy={progress !== null && progress < 1} onClick={() => input.current?.click()}>
        {t(cv_document ? 'dashboard.files.change' : 'dashboard.files.upload')}
        <span className="hidden-visually"> {t('dashboard.files.paper')}</span>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('dashboard.files.paper')}
        accept={acceptAttribute('document')}
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0]);
          currentTarget.value = '';
        }}
      />
    </FileRow>
  );
}

function Videos({ dashboard: { cv_video, cv_video_count } }: Pick<DashboardFilesProps, 'dashboard'>) {
  const t = useWords('cv');
  const text = cv_video
    ? [t('dashboard.files.videos', { count: cv_video_count }), cv_video.cv_video_real_name].join(' · ')
    : t('dashboard.files.no_video');
  return (
    <FileRow mark={<Icon of={IconVideo} size={24} />} title={t('dashboard.files.video')} text={text}>
      <ButtonLink size="small" to={pathTo('cvVideo')}>
        {t(cv_video ? 'dashboard.files.all_videos' : 'dashboard.files.make_video')}
      </ButtonLink>
    </FileRow>
  );
}

interface FileRowProps {
  mark: ReactNode;
  title: string;
  text: ReactNode;
  children: ReactNode;
}

function FileRow({ mark, title, text, children }: FileRowProps) {
  return (
    <li className={s.file}>
      <span className={s.mark}>{mark}</span>
      <div className={s.rowText}>
        <p className="strong">{title}</p>
        <div className="small text-2">{text}</div>
      </div>
      <div className={s.fileActions}>{children}</div>
    </li>
  );
}
