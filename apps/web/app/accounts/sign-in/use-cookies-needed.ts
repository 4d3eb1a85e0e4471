import { keepsSessions } from '../../platform/session/session';
import { useHydrated } from '../../platform/state/use-hydrated';
import { useWords } from '../../platform/words/i18n';

/** What a person reads whose browser keeps no session: it would end with the page. Null in all other browsers. */
export function useCookiesNeeded(): string | null {
  const t = useWords('accounts');
  return useHydrated() && !keepsSessions() ? t('cookiesNeeded') : null;
}
