import { pathTo, screenAreaOf } from '@jobblik/contract/paths';
import { useSession } from '../platform/session/session';
import { useWords } from '../platform/words/i18n';
import { Art } from '../ui/brand/art';
import chair from '../ui/brand/art/empty-chair.svg?raw';
import { ButtonLink } from '../ui/forms/button';
import s from './room.module.css';

/** The address has no room for this person (spec 1§8), or its host has removed them. */
export function RoomMissing({ isRemoved = false }: { isRemoved?: boolean }) {
  const t = useWords('rooms');
  const session = useSession();
  const area = screenAreaOf(session?.ttl);
  return (
    <div className={`wrap ${s.message}`}>
      <Art svg={chair} className={s.art} />
      <h1>{t(isRemoved ? 'ended.removed.title' : 'missing.title')}</h1>
      <p>{t(isRemoved ? 'missing.removed' : 'missing.text')}</p>
      <ButtonLink kind="filled" to={session ? pathTo('dashboard', { area }) : pathTo('home')}>
        {t(session ? 'missing.overview' : 'missing.home')}
      </ButtonLink>
    </div>
  );
}
