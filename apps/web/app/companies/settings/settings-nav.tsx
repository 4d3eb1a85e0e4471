import { IconCheck, IconCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { type SettingsSection, settingsSections } from '../profile/completeness';
import s from './settings.module.css';

/** Id of the section that is not about the company. */
export const accountSection = 'konto';
const allSections = [...settingsSections, accountSection] as const;

/** The sections of the settings, which of them are complete, and the current one. */
export function SettingsNav({ open }: { open: ReadonlySet<SettingsSection> | null }) {
  const t = useWords('companies');
  const current = useCurrentSection();
  return (
    <nav className={s.nav} aria-label={t('settings.nav')}>
      <ul>
        {allSections.map((section) => (
          <li key={section}>
            <a href={`#${section}`} aria-current={section === current ? 'true' : undefined}>
              {section !== accountSection && open && <Icon of={open.has(section) ? IconCircle : IconCheck} size={16} />}
              {t(`sections.${section}`)}
              {section !== accountSection && open?.has(section) && (
                <span className="hidden-visually"> {t('settings.incomplete')}</span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The last section whose heading is above the upper part of the window. */
function useCurrentSection(): string {
  const [current, setCurrent] = useState<string>(settingsSections[0]);
  useEffect(() => {
    const update = () => {
      const passed = allSections.filter((id) => {
        const section = document.getElementById(id);
        return section && section.getBoundingClientRect().top < innerHeight * 0.4;
      });
      setCurrent(passed.at(-1) ?? settingsSections[0]);
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return current;
}
