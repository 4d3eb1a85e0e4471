import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link } from '../../platform/link';
import { formatNumber } from '../../platform/words/format';
import { Icon, type IconShape } from '../brand/icon';
import { classes } from '../classes';
import s from './tabs.module.css';

export interface TabItem {
  value: string;
  label: ReactNode;
  count?: number | string | undefined;
  /** If the choice is in the address, the tab is a link. */
  to?: string;
}

interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange?: (value: string) => void;
  /** The content of the chosen tab. With links the page renders it. */
  children?: ReactNode;
}

/** Tabs for parts of one thing. With `to` on every item they are links; otherwise the arrow keys move between them. */
export function Tabs({ label, items, value, onChange, children }: TabsProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  if (items.every((item) => item.to)) {
    return (
      <nav aria-label={label} className={s.tabs}>
        {items.map((item) => (
          <Link
            key={item.value}
            to={item.to ?? ''}
            preventScrollReset
            className={classes(s.tab, item.value === value && s.on)}
            aria-current={item.value === value ? 'page' : undefined}
          >
            <TabText item={item} />
          </Link>
        ))}
      </nav>
    );
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = stepOf(
      event.key,
      items.length,
      items.findIndex((item) => item.value === value),
    );
    const next = step === null ? undefined : items[step];
    if (!next) return;
    event.preventDefault();
    onChange?.(next.value);
    list.current?.querySelectorAll('button')[step ?? 0]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={s.tabs} onKeyDown={onKeyDown}>
        {items.map((item) => {
          const on = item.value === value;
          return (
            <button
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-${item.value}`}
              aria-selected={on}
              aria-controls={`${id}-panel`}
              tabIndex={on ? 0 : -1}
              className={classes(s.tab, on && s.on)}
              onClick={() => onChange?.(item.value)}
            >
              <TabText item={item} />
            </button>
          );
        })}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}

const countText = (count: number | string) => (typeof count === 'number' ? formatNumber(count) : count);

function TabText({ item }: { item: TabItem }) {
  return (
    <>
      {item.label} {item.count !== undefined && <span className={s.count}>{countText(item.count)}</span>}
    </>
  );
}

export interface SegmentItem {
  value: string;
  label: ReactNode;
  icon?: IconShape;
  to?: string;
}

interface SegmentProps {
  label: string;
  items: readonly SegmentItem[];
  value: string;
  onChange?: (value: string) => void;
}

/** Segments switch a view or an order. Links if the choice is in the address. */
export function Segment({ label, items, value, onChange }: SegmentProps) {
  return (
    <fieldset aria-label={label} className={s.segment}>
      {items.map((item) => {
        const on = item.value === value;
        const content = (
          <>
            {item.icon && <Icon of={item.icon} size={16} />}
            {item.label}
          </>
        );
        return item.to ? (
          <Link
            key={item.value}
            to={item.to}
            preventScrollReset
            className={classes(s.option, on && s.chosen)}
            aria-current={on ? 'true' : undefined}
          >
            {content}
          </Link>
        ) : (
          <button
            key={item.value}
            type="button"
            className={classes(s.option, on && s.chosen)}
            aria-pressed={on}
            onClick={() => onChange?.(item.value)}
          >
            {content}
          </button>
        );
      })}
    </fieldset>
  );
}

function stepOf(key: string, count: number, now: number): number | null {
  if (key === 'ArrowRight') return (now + 1) % count;
  if (key === 'ArrowLeft') return (now - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
