import { useWords } from '../../../platform/words/i18n';
import { Kbd } from '../../../ui/feedback/badge';
import { Dialog } from '../../../ui/overlays/dialog';
import d from './applicant-dialogs.module.css';

const keys = ['J', 'K', '1–5', 'I', 'P', 'R', 'N', 'S', 'C', 'Z', 'X', '?'] as const;
const names = {
  J: 'next',
  K: 'previous',
  '1–5': 'rate',
  I: 'interview',
  P: 'park',
  R: 'reject',
  N: 'note',
  S: 'ask',
  C: 'cv',
  Z: 'undo',
  X: 'pick',
  '?': 'help',
} as const satisfies Record<(typeof keys)[number], string>;

/** Every key and what it does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const t = useWords('applications');
  return (
    <Dialog open onClose={onClose} title={t('keys.title')}>
      <dl className={d.keys}>
        {keys.map((key) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{t(`keys.${names[key]}`)}</dd>
          </div>
        ))}
      </dl>
      <p className="note">{t('keys.off_hint')}</p>
    </Dialog>
  );
}
