import type { getMyJobs } from '@jobblik/contract/jobs/own-jobs.api';
import { ownJobOrders, ownJobParts } from '@jobblik/contract/jobs/own-jobs.rules';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { IconSearch } from '@tabler/icons-react';
import { useDebouncedInput } from '../../platform/state/use-debounced-input';
import { formatNumber } from '../../platform/words/format';
import { useWords } from '../../platform/words/i18n';
import { SelectField, TextField } from '../../ui/forms/field';
import { Tabs } from '../../ui/layout/tabs';
import s from './my-jobs.module.css';
import { addressOf, type MyJobsQuery } from './my-jobs-address';

/** The filters are shown from this number of ads on. */
const many = 6;
/** Typing searches after this pause, in milliseconds. */
const pauseMs = 300;

interface MyJobsToolsProps {
  query: MyJobsQuery;
  onChange: (part: Partial<MyJobsQuery>, replace: boolean) => void;
  answer: CallAnswer<typeof getMyJobs>;
}

/** Groups, keyword and order of the list, all in its address. Renders nothing while there are few ads. */
export function MyJobsTools({ query, onChange, answer }: MyJobsToolsProps) {
  const t = useWords('employer-jobs');
  const hasArchive = answer.parts.archive > 0;
  if (answer.count < many && !hasArchive && addressOf(query) === '?') return null;
  const parts = ownJobParts.filter((part) => part === 'all' || answer.parts[part] > 0 || part === query.part);
  const go = (part: Partial<MyJobsQuery>) => onChange({ page: 1, ...part }, true);
  return (
    <div className={s.tools}>
      {(parts.length > 2 || hasArchive) && (
        <Tabs
          label={t('list.parts')}
          value={query.part}
          items={parts.map((part) => ({
            value: part,
            label: t(`list.part.${part}`),
            count: formatNumber(answer.parts[part]),
            to: addressOf({ ...query, page: 1, part }),
          }))}
        />
      )}
      <div className={s.find}>
        <KeywordField value={query.keyword} onSearch={(keyword) => go({ keyword })} />
        <SelectField
          hideLabel
          size="small"
          label={t('list.sort')}
          value={query.sort}
          options={ownJobOrders.map((value) => ({ value, label: t(`list.sorts.${value}`) }))}
          onChange={(event) => go({ sort: ownJobOrders.find((order) => order === event.target.value) ?? 'newest' })}
        />
      </div>
    </div>
  );
}

/** Searches while typing; another keyword in the address, after going back for instance, replaces the text. */
function KeywordField({ value, onSearch }: { value: string; onSearch: (keyword: string) => void }) {
  const t = useWords('employer-jobs');
  const { text, onType } = useDebouncedInput(value, onSearch, pauseMs);
  return (
    <TextField
      hideLabel
      size="small"
      type="search"
      icon={IconSearch}
      maxLength={200}
      label={t('list.find')}
      placeholder={t('list.find')}
      value={text}
      onChange={({ target }) => onType(target.value)}
    />
  );
}
