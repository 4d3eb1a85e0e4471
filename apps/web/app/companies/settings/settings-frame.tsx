import type { ReactNode } from 'react';
import { AccountSection } from '../../accounts/index';
import { useWords } from '../../platform/words/i18n';
import type { SettingsSection } from '../profile/completeness';
import s from './settings.module.css';
import { accountSection, SettingsNav } from './settings-nav';

interface SettingsFrameProps {
  /** State and action, at the right of the heading. */
  bar?: ReactNode;
  /** Sections that lack something; null while that is not known. */
  open?: ReadonlySet<SettingsSection> | null;
  /** What others see of the fields, beside them where there is room. */
  preview?: ReactNode;
  children: ReactNode;
}

/** Heading and action in a band that stays, the parts at the left, the work at the right; the account below it. */
export function SettingsFrame({ bar, open = null, preview, children }: SettingsFrameProps) {
  const t = useWords('companies');
  return (
    <>
      <div className={s.bar}>
        <div className={`wrap-work ${s.barLine}`}>
          <h1>{t('settings.title')}</h1>
          {bar}
        </div>
      </div>
      <div className={`wrap-work ${s.columns}`}>
        <SettingsNav open={open} />
        <div className={s.work}>
          {children}
          <div id={accountSection} className={s.account}>
            <AccountSection audience="employer" />
          </div>
        </div>
        {preview}
      </div>
    </>
  );
}
