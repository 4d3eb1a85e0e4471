import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Icon } from '../brand/icon';
import s from './accordion.module.css';

export interface AccordionItem {
  id?: string;
  title: ReactNode;
  content: ReactNode;
}

/** Questions that expand to their answers. Native elements, so it works without scripts and with "find in page". */
export function Accordion({ items }: { items: readonly AccordionItem[] }) {
  return (
    <div className={s.list}>
      {items.map(({ id, title, content }, index) => (
        <details key={id ?? index} id={id} className={s.item}>
          <summary>
            {title}
            <Icon of={IconChevronDown} />
          </summary>
          <div className={s.answer}>{content}</div>
        </details>
      ))}
    </div>
  );
}
