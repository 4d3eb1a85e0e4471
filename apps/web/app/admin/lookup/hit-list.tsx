import { hitKinds, type LookupHit, type RecordKind } from '@jobblik/contract/admin/lookup.schema';
import { IconBriefcase, IconBuilding, IconReceipt, IconUser } from '@tabler/icons-react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import { Written } from '../../ui/text/written';
import s from './lookup.module.css';

const icons = { company: IconBuilding, account: IconUser, job: IconBriefcase, payment: IconReceipt } as const;

/** A record in the address: `account-12`. */
export interface OpenRecord {
  kind: RecordKind;
  id: number;
}

interface HitListProps {
  hits: readonly LookupHit[];
  open: OpenRecord | null;
  onOpen: (hit: LookupHit) => void;
}

/** What was found, by kind. */
export function HitList({ hits, open, onOpen }: HitListProps) {
  const t = useWords('admin');
  return hitKinds.map((kind) => {
    const group = hits.filter((hit) => hit.kind === kind);
    if (group.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`fundet-${kind}`}>
        <h2 id={`fundet-${kind}`} className={s.group}>
          {t(`lookup.kind.${kind}`)} <span>{group.length}</span>
        </h2>
        <ul>
          {group.map((hit) => (
            <li key={hit.id}>
              <button
                type="button"
                className={s.hit}
                aria-current={(hit.opens.kind === open?.kind && hit.opens.id === open.id) || undefined}
                onClick={() => onOpen(hit)}
              >
                <Icon of={icons[kind]} />
                <b>
                  <Written>{hit.title}</Written>
                </b>
                <small>
                  {kind === 'payment' && hit.note !== ''
                    ? t('lookup.invoiceNote', { number: hit.note })
                    : [hit.note, t('lookup.number', { id: hit.id })].filter(Boolean).join(' · ')}
                </small>
              </button>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
