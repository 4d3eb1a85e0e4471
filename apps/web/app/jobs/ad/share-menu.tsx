import { IconDeviceMobileShare, IconShare2 } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Menu } from '../../ui/overlays/menu';
import { shareTargets, useDeviceShare } from '../../ui/share/share-targets';
import s from './job.module.css';
import { jobPath } from './job-texts';

/** Ways to share an ad: the device's share dialog if it has one, and links. */
export function ShareMenu({ job }: { job: { id: number; seo: string; title: string } }) {
  const t = useWords('ui');
  const { publicUrl } = usePageSettings();
  const shareByDevice = useDeviceShare();
  const page = { address: publicUrl + jobPath(job), title: job.title };
  const trigger = (
    <span className={s.shareTrigger}>
      <Icon of={IconShare2} />
      {t('share.share')}
    </span>
  );
  return (
    <Menu className={s.share} label={t('share.share')} trigger={trigger}>
      {shareByDevice && (
        <button type="button" onClick={() => void shareByDevice(page)}>
          <Icon of={IconDeviceMobileShare} /> {t('share.device')}
        </button>
      )}
      {shareTargets(page).map(({ word, icon, to }) => (
        <a key={word} href={to} target={word === 'mail' ? undefined : '_blank'} rel="noopener">
          <Icon of={icon} /> {t(`share.${word}`)}
        </a>
      ))}
    </Menu>
  );
}
