import type { SocialDriver } from '@jobblik/contract/accounts/accounts.schema';
import { IconBrandFacebook, IconBrandLinkedin, type Icon as TablerIcon } from '@tabler/icons-react';
import { usePageSettings } from '../../platform/page-settings';
import { useWords } from '../../platform/words/i18n';
import { ButtonLink } from '../../ui/forms/button';
import s from '../accounts.module.css';
import { isProvider, providerNames } from './providers';

const icons: Record<SocialDriver, TablerIcon> = { linkedin: IconBrandLinkedin, facebook: IconBrandFacebook };

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
      {signInProviders.filter(isProvider).map((driver) => (
        <ButtonLink key={driver} to={`${publicUrl}/api/auth/${driver}${query}`} icon={icons[driver]} full>
          {t('social.continue', { provider: providerNames[driver] })}
        </ButtonLink>
      ))}
    </div>
  );
}
