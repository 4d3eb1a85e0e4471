import type { Company } from '@jobblik/contract/companies/companies.schema';
import { IconDownload, IconVideo } from '@tabler/icons-react';
import { formatFileSize } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ButtonLink } from '../../ui/forms/button';
import { usePoster } from '../../ui/media/use-poster';
import { VideoPlayer } from '../../ui/media/video-player';
import s from './company.module.css';

/** The company's video: played here, or downloaded under its name. Renders nothing without one. */
export function CompanyVideo({ company }: { company: Company }) {
  const t = useWords('companies');
  const { company_video_resume: address, company_video_real_name: name, company_video_real_size: size } = company;
  if (!address || !name) return null;
  return (
    <>
      <CompanyFilm src={address} name={company.company_name} />
      <div className={s.file}>
        <Icon of={IconVideo} />
        <span>
          <b>{name}</b>
          {size !== null && <small>{formatFileSize(size)}</small>}
        </span>
        <ButtonLink icon={IconDownload} to={address} download={name} aria-label={t('video.download_label', { name })}>
          {t('video.download')}
        </ButtonLink>
      </div>
    </>
  );
}

/** The player, with its own seek bar. */
export function CompanyFilm({ src, name }: { src: string; name: string }) {
  const t = useWords('companies');
  return (
    <div className={s.video}>
      <VideoPlayer film={name} label={t('video.label', { name })} sources={[{ url: src }]} poster={usePoster(src)} />
    </div>
  );
}
