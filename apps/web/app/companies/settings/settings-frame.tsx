import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { AccountSection } from '../../accounts/index';
import { useWords } from '../../platform/words/i18n';
import type { SettingsSection } from '../profile/completeness';
import s from './settings.module.css';
import { accountSection, SettingsNav } from './settings-nav';

/** Places of the frame outside of its work. `bar`: at the right of the heading. `preview`: beside the work where there is room. */
type Slots = Record<'bar' | 'preview', HTMLElement | null>;

const SlotsContext = createContext<Slots>({ bar: null, preview: null });

interface SettingsFrameProps {
  /** Sections that lack something; null while that is not known. */
  open: ReadonlySet<SettingsSection> | null;
  children: ReactNode;
}

/**
 * Heading and action in a band that stays, the parts at the left, the work at the right; the account below it. One frame stands
 * while the company loads and afterwards, so that nothing typed in the account's forms is lost.
 */
export function SettingsFrame({ open, children }: SettingsFrameProps) {
  const t = useWords('companies');
  const [bar, setBar] = useState<HTMLElement | null>(null);
  const [preview, setPreview] = useState<HTMLElement | null>(null);
  const slots = useMemo(() => ({ bar, preview }), [bar, preview]);
  return (
    <SlotsContext value={slots}>
      <div className={s.bar}>
        <div className={`wrap-work ${s.barLine}`}>
          <h1>{t('settings.title')}</h1>
          <div ref={setBar} className={s.slot} />
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
        <div ref={setPreview} className={s.slot} />
      </div>
    </SlotsContext>
  );
}

/** Shows something in a slot of the frame around it. */
export function InSlot({ name, children }: { name: keyof Slots; children: ReactNode }) {
  const slot = use(SlotsContext)[name];
  return slot && createPortal(children, slot);
}
