import { IconBrandFacebook, IconBrandLinkedin, IconMail, IconShare2 } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Menu } from '../../ui/overlays/menu';
import s from './job.module.css';
import { jobPath } from './job-texts';

/** Ways to pass an ad on. Plain links, so that no third party is contacted before a click. */
export function ShareMenu({ job }: { job: { id: number; seo: string; title: string } }) {
  const t = useWords('ui');
  const { publicUrl } = usePageSettings();
  const address = encodeURIComponent(publicUrl + jobPath(job));
  const ways = [
    { word: 'facebook', icon: IconBrandFacebook, to: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { word: 'linkedin', icon: IconBrandLinkedin, to: `https://www.linkedin.com/sharing/share-offsite/?url=${address}` },
    { word: 'mail', icon: IconMail, to: `mailto:?subject=${encodeURIComponent(job.title)}&body=${address}` },
  ] as const;
  const trigger = (
    <span className={s.shareTrigger}>
      <Icon of={IconShare2} />
      {t('share.share')}
    </span>
  );
  return (
    <Menu className={s.share} label={t('share.share')} trigger={trigger}>
      {ways.map(({ word, icon, to }) => (
        <a key={word} href={to} target={word === 'mail' ? undefined : '_blank'} rel="noopener">
          <Icon of={icon} /> {t(`share.${word}`)}
        </a>
      ))}
    </Menu>
  );
}
