import { pathTo } from '@jobblik/contract/paths';
import { useState } from 'react';
import { useNow } from '../../interviews/index';
import { useWords } from '../../platform/words/i18n';
import { Eye } from '../../ui/brand/eye';
import { ArrowLink, Button, ButtonLink } from '../../ui/forms/button';
import { ActionRows } from '../../ui/layout/action-rows';
import { Section } from '../../ui/layout/section';
import s from './employer-dashboard.module.css';
import { type EmployerItem, shownItems } from './employer-waiting';
import { EmployerWaitingRow } from './employer-waiting-row';

interface EmployerWaitingListProps {
  items: readonly EmployerItem[];
  /** Number of waiting ads that are not among the items. */
  unlisted: number;
  /** The first row has the filled button of the page. */
  leads: boolean;
}

/** Items that wait for the employer, those due first on top, each with its action. */
export function EmployerWaitingList({ items, unlisted, leads }: EmployerWaitingListProps) {
  const t = useWords('employer-jobs');
  const now = useNow().getTime();
  const [all, setAll] = useState(false);
  const shown = all ? items : items.slice(0, shownItems);
  return (
    <Section work title={t('waiting.title')}>
      {items.length === 0 ? (
        <div className={s.nothing}>
          <Eye look="shut" width={44} />
          <p>{t('waiting.none')}</p>
          <ButtonLink kind={leads ? 'filled' : 'outlined'} size="small" to={pathTo('searchCvs')}>
            {t('dashboard.find_candidates')}
          </ButtonLink>
        </div>
      ) : (
        <ActionRows dense label={t('waiting.title')}>
          {shown.map((item, index) => (
            <EmployerWaitingRow key={item.key} item={item} filled={leads && index === 0} now={now} />
          ))}
        </ActionRows>
      )}
      {shown.length < items.length ? (
        <div className={s.more}>
          <Button kind="text" size="small" onClick={() => setAll(true)}>
            {t('waiting.all', { count: items.length + unlisted })}
          </Button>
        </div>
      ) : (
        unlisted > 0 && (
          <div className={s.more}>
            <ArrowLink to={pathTo('ownAds')}>{t('waiting.unlisted', { count: unlisted })}</ArrowLink>
          </div>
        )
      )}
    </Section>
  );
}
