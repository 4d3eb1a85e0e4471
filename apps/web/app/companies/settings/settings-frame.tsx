import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { AccountSection } from '../../accounts/index';
import { useWords } from '../../platform/words/i18n';
import type { SettingsSection } from '../profile/completeness';
import s from './settings.module.css';
import { accountSection, SettingsNav } from './settings-nav';

/** Areas of the frame outside its content. `bar`: at the right of the heading. `preview`: beside the content in wide windows. */
type Panels = Record<'bar' | 'preview', HTMLElement | null>;

const PanelsContext = createContext<Panels>({ bar: null, preview: null });

interface SettingsFrameProps {
  /** Sections with missing parts; null while unknown. */
  open: ReadonlySet<SettingsSection> | null;
  children: ReactNode;
}

/**
 * Heading and action in a sticky bar, the sections at the left, the content at the right; the account below it. The frame is not
 * remounted when the company has loaded, so that nothing typed in the account's forms is lost.
 */
export function SettingsFrame({ open, children }: SettingsFrameProps) {
  const t = useWords('companies');
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const panels = useMemo(() => ({ bar, preview }), [bar, preview]);
  return (
    <PanelsContext value={panels}>
      <div className={s.bar}>
        <div className={`wrap-work ${s.barLine}`}>
          <h1>{t('settings.title')}</h1>
          <div ref={setBar} className={s.panel} />
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
        <div ref={setPreview} className={s.panel} />
      </div>
    </PanelsContext>
  );
}

/** Renders children in an area of the surrounding frame. */
export function InPanel({ name, children }: { name: keyof Panels; children: ReactNode }) {
  const panel = use(PanelsContext)[name];
  return panel && createPortal(children, panel);
}
