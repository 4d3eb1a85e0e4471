import { IconBrandFacebook, IconBrandLinkedin, type Icon as TablerIcon } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';

const providers: Record<string, { name: string; icon: TablerIcon }> = {
  linkedin: { name: 'LinkedIn', icon: IconBrandLinkedin },
  facebook: { name: 'Facebook', icon: IconBrandFacebook },
};

/**
 * Buttons to sign in with another provider; nothing where none is configured. The address is a whole one, so the browser leaves.
 */
export function SocialButtons({ next }: { next?: string | null | undefined }) {
  const t = useWords('accounts');
  const { signInProviders, publicUrl } = usePageSettings();
  if (signInProviders.length === 0) return null;
  const query = next ? `?next=${encodeURIComponent(next)}` : '';
  return (
    <div className={s.social}>
      <p className={s.or}>{t('social.or')}</p>
      {signInProviders.map((driver) => (
        <ButtonLink
          key={driver}
          to={`${publicUrl}/api/auth/${driver}${query}`}
          {...(providers[driver] && { icon: providers[driver].icon })}
          full
        >
          {t('social.continue', { provider: providers[driver]?.name ?? driver })}
        </ButtonLink>
      ))}
    </div>
  );
}
