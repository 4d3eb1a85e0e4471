import {
  IconCalendarPlus,
  IconDoorExit,
  IconKey,
  IconMailCheck,
  IconReceiptRefund,
  IconSnowflake,
  IconSnowflakeOff,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../platform/words/i18n';
import { Icon } from '../../ui/brand/icon';
import s from './lookup.module.css';

const icons = {
  confirm: IconMailCheck,
  reset: IconKey,
  end: IconDoorExit,
  freeze: IconSnowflake,
  unfreeze: IconSnowflakeOff,
  extend: IconCalendarPlus,
  refund: IconReceiptRefund,
} as const;

/** Something an operator can do with the open record; its dialog asks for the reason. */
export interface Action {
  name: keyof typeof icons;
  dialog: (onClose: () => void) => ReactNode;
}

/** The actions of a record. */
export function Actions({ actions }: { actions: readonly Action[] }) {
  const t = useWords('admin');
  const [open, setOpen] = useState<Action['name'] | null>(null);
  return (
    <aside className={s.actions} aria-labelledby="handlinger">
      <h3 id="handlinger">{t('lookup.actions')}</h3>
      {actions.length === 0 && <p className="small">{t('lookup.noActions')}</p>}
      <ul>
        {actions.map(({ name }) => (
          <li key={name}>
            <button type="button" className={s.action} onClick={() => setOpen(name)}>
              <Icon of={icons[name]} />
              <b>{t(`lookup.${name}`)}</b>
              <small>{t(`lookup.${name}Text`)}</small>
            </button>
          </li>
        ))}
      </ul>
      <p className="note text-2">{t('lookup.rules')}</p>
      {actions.find(({ name }) => name === open)?.dialog(() => setOpen(null))}
    </aside>
  );
}
