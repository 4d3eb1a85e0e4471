import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useProblemText } from '../../platform/api/use-problem';
import { useWords } from '../../platform/words/i18n';
import { Art } from '../brand/art';
import brokenEye from '../brand/art/error-broken-eye.svg?raw';
import { Button } from '../forms/button';
import s from './list-states.module.css';
import { AfterDelay, SkeletonRows } from './skeleton';

interface StateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The next step. */
  action?: ReactNode;
  /** Heading level that fits the page; 2 by default, 1 in place of a whole page. */
  level?: 1 | 2 | 3 | undefined;
}

interface EmptyProps extends StateProps {
  /** Markup of a drawing for this list only; none without one. */
  art?: string;
}

/** An empty list: an explanation, and one action. */
export function Empty(props: EmptyProps) {
  return <State {...props} />;
}

interface FailedProps {
  error: unknown;
  onRetry?: () => void;
  /** What is still saved: "Dine filtre er gemt". */
  children?: ReactNode;
  level?: StateProps['level'];
}

/** A failed request: a broken eye, what happened, what is saved, a retry. */
export function Failed({ error, onRetry, children, level }: FailedProps) {
  const t = useWords('ui');
  const problemText = useProblemText();
  const action = onRetry && (
    <Button icon={IconRefresh} onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <div role="alert">
      <State title={t('failed')} art={brokenEye} action={action} level={level}>
        {problemText(error)} {children}
      </State>
    </div>
  );
}

function State({ title, children, action, level = 2, art }: EmptyProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={s.state}>
      {art && <Art svg={art} className={s.art} />}
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action && <div className={s.action}>{action}</div>}
    </div>
  );
}

interface ListStatesProps<T> {
  /** A query of `useCall`, or anything with the same fields. */
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch?: () => unknown };
  isEmpty: (data: T) => boolean;
  empty: ReactNode;
  /** Skeleton of the rows; job rows by default. */
  skeleton?: ReactNode;
  /** Heading level of a failure; 1 where the page's own heading is loaded with the list. */
  level?: StateProps['level'];
  children: (data: T) => ReactNode;
}

/** The four states of every list: loading (after 200 ms), empty, failed, full. Content on screen stays during a reload. */
export function ListStates<T>({ query, isEmpty, empty, skeleton, level, children }: ListStatesProps<T>) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  if (query.error)
    return (
      <Failed error={query.error} level={level} {...(query.refetch && { onRetry: () => void query.refetch?.() })} />
    );
  return <AfterDelay>{skeleton ?? <SkeletonRows />}</AfterDelay>;
}
