import type { getJobApplicationsFromJobseeker } from '@jobblik/contract/applications/own-applications.api';
import type { CallAnswer } from '@jobblik/contract/kernel/call';
import { pathTo } from '@jobblik/contract/paths';
import { useWords } from '../../platform/words/i18n';
import drawing from '../../ui/brand/art/empty-envelope.svg?raw';
import { Empty, ListStates } from '../../ui/feedback/list-states';
import { ButtonLink } from '../../ui/forms/button';
import { OwnApplicationRow } from './own-application-row';
import s from './own-applications.module.css';

/** A query of the list, of either type. */
export interface OwnListProps {
  query: {
    data: CallAnswer<typeof getJobApplicationsFromJobseeker> | undefined;
    error: unknown;
    isPending: boolean;
    refetch: () => unknown;
  };
}

/** The applications a person has sent. */
export function OwnApplicationList({ query }: OwnListProps) {
  const t = useWords('own-applications');
  return (
    <ListStates
      query={query}
      isEmpty={({ count }) => count === 0}
      empty={
        <Empty
          art={drawing}
          title={t('empty')}
          action={
            <ButtonLink kind="filled" to={pathTo('findJob')}>
              {t('find')}
            </ButtonLink>
          }
        >
          {t('empty_text')}
        </Empty>
      }
    >
      {({ applications }) => (
        <ul className={s.rows} aria-label={t('label')}>
          {applications.map((application) => (
            <OwnApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
    </ListStates>
  );
}
