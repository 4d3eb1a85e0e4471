import { IconBrandFacebook, IconBrandLinkedin, IconLink, IconMail } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useCopy } from '../../platform/state/use-copy';
import { useWords } from '../../platform/words/i18n';
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
  const { state, copy } = useCopy();
  const address = publicUrl + path;
  const encoded = encodeURIComponent(address);
  return (
    <div className={s.links}>
      <Button kind="text" icon={IconLink} onClick={() => copy(address)}>
        {state === 'copied' ? t('share.copied') : t('share.copy')}
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
      <span aria-live="polite" className={state === 'failed' ? s.failed : 'hidden-visually'}>
        {state === 'copied' && t('share.copied')}
        {state === 'failed' && t('share.failed')}
      </span>
    </div>
  );
}
