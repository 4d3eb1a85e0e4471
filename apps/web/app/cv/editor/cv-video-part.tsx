import type { CvVideo } from '@jobblik/contract/cv/cv-videos.schema';
import { pathTo } from '@jobblik/contract/paths';
import { IconVideo } from '@tabler/icons-react';
import { memo } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { ButtonLink } from '../../ui/forms/button';
import s from './cv-editor.module.css';
import { CvSection } from './cv-section';

/** Links to the video CVs, which have a separate screen. */
export const CvVideoPart = memo(function CvVideoPart({ videos }: { videos: readonly CvVideo[] | undefined }) {
  const t = useWords('cv');
  const count = videos?.length ?? 0;
  return (
    <CvSection part="video">
      <div className={s.video}>
        <span className={s.videoIcon}>
          <Icon of={IconVideo} size={32} />
        </span>
        <p className="strong">{t(count > 0 ? 'video.count' : 'video.none', { count })}</p>
        <p className="small text-2">{t('video.text')}</p>
        <ButtonLink kind={count > 0 ? 'outlined' : 'tinted'} to={pathTo('cvVideo')}>
          {t(count > 0 ? 'video.see' : 'video.make')}
        </ButtonLink>
      </div>
    </CvSection>
  );
});
