import { IconMoon, IconSun, IconSunMoon } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../brand/icon';
import { schemes, useScheme } from './scheme';

const icons = { auto: IconSunMoon, light: IconSun, dark: IconMoon };

/** Switches the colour scheme: as the device, light, dark. For menus and the footer. */
export function SchemeSwitch() {
  const t = useWords('ui');
  const [scheme, choose] = useScheme();
  const next = schemes[(schemes.indexOf(scheme) + 1) % schemes.length] ?? 'auto';
  return (
    <button type="button" onClick={() => choose(next)} data-stays>
      <Icon of={icons[scheme]} />
      {t(`scheme.${scheme}`)}
    </button>
  );
}
