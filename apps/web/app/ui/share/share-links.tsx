import { IconDeviceMobileShare, IconLink } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { useCopyLink } from '../feedback/use-copy-link';
import { Button, ButtonLink } from '../forms/button';
import s from './share-links.module.css';
import { shareTargets, useDeviceShare } from './share-targets';

interface ShareLinksProps {
  /** Path of the page, with a slash in front. */
  path: string;
  title: string;
}

/** Ways to share a page: copy its address, the device's share dialog if it has one, and links. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const t = useWords('ui');
  const { publicUrl } = usePageSettings();
  const copyLink = useCopyLink();
  const shareByDevice = useDeviceShare();
  // People see the address in what they send: its Danish letters stay readable.
  const page = { address: publicUrl + decodeURI(path), title };
  return (
    <div className={s.links}>
      <Button kind="text" icon={IconLink} onClick={() => void copyLink(page.address)}>
        {t('share.copy')}
      </Button>
      {shareByDevice && (
        <Button kind="text" icon={IconDeviceMobileShare} onClick={() => void shareByDevice(page)}>
          {t('share.device')}
        </Button>
      )}
      {shareTargets(page).map(({ word, icon, to }) => (
        <ButtonLink key={word} kind="text" icon={icon} newWindow={word !== 'mail'} to={to}>
          {t(`share.${word}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
