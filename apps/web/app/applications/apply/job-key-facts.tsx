import { Link } from '../../platform/link';
import { useWords } from '../../platform/words/i18n';
import type { Fact } from '../../ui/layout/key-facts';
import { Band } from '../../ui/layout/section';
import s from './apply.module.css';

/** Key facts of the job, shown beside the form. */
export function JobKeyFacts({ address, facts }: { address: string; facts: readonly Fact[] }) {
  const t = useWords('applications');
  return (
    <aside aria-label={t('apply.key_facts')} className={s.aside}>
      <Band>
        <h2>{t('apply.key_facts')}</h2>
        <dl className={s.facts}>
          {facts.map(({ label, value, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {note && <small> {note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        {/* In a window of its own, so that the form stays as it is. */}
        <Link to={address} target="_blank" rel="noopener">
          {t('apply.read_ad')}
        </Link>
      </Band>
    </aside>
  );
}
