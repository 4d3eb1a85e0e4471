import { leavingEffects } from '@jobblik/contract/accounts/accounts.rules';
import { useWords } from '../../platform/words/i18n';
import s from '../accounts.module.css';
import type { Audience } from './audience';

/** What deactivating or removing the account does to each thing that belongs to it. */
export function LeavingEffects({ action, audience }: { action: 'deactivate' | 'remove'; audience: Audience }) {
  const t = useWords('accounts');
  const texts =
    audience === 'employer'
      ? leavingEffects.employer.map((thing) => t(`leave.${action}.effects.employer.${thing}`))
      : leavingEffects.seeker.map((thing) => t(`leave.${action}.effects.seeker.${thing}`));
  return (
    <>
      <p>{t(`leave.${action}.${audience}`)}</p>
      <ul className={s.effects}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </>
  );
}
