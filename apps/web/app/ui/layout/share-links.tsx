import { IconBrandFacebook, IconBrandLinkedin, IconLink, IconMail } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { useCopyLink } from '../feedback/use-copy-link';
import { Button, ButtonLink } from '../forms/button';
import s from './share-links.module.css';

interface ShareLinksProps {
  /** Path of the page, with a slash in front. */
  path: string;
  title: string;
}

/** Ways to pass a page on: copy, Facebook, LinkedIn, mail. Plain links, so that no third party is contacted before a click. */
export function ShareLinks({ path, title }: ShareLinksProps) {
  const t = useWords('ui');
  const { publicUrl } = usePageSettings();
  const copyLink = useCopyLink();
  const address = publicUrl + path;
  const encoded = encodeURIComponent(address);
  return (
    <div className={s.links}>
      <Button kind="text" icon={IconLink} onClick={() => void copyLink(address)}>
        {t('share.copy')}
      </Button>
      <ButtonLink
        kind="text"
        icon={IconBrandFacebook}
        newWindow
        to={`https://www.facebook.com/sharer/sharer.php?u=${encoded}`}
      >
        {t('share.facebook')}
      </ButtonLink>
      <ButtonLink
        kind="text"
        icon={IconBrandLinkedin}
        newWindow
        to={`https://www.linkedin.com/sharing/share-offsite/?url=${encoded}`}
      >
        {t('share.linkedin')}
      </ButtonLink>
      <ButtonLink kind="text" icon={IconMail} to={`mailto:?subject=${encodeURIComponent(title)}&body=${encoded}`}>
        {t('share.mail')}
      </ButtonLink>
    </div>
  );
}
