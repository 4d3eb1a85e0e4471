import {
  getJobApplicationsFromJobseeker,
  lookAtApplications,
} from '@jobblik/contract/applications/own-applications.api';
import type { OwnApplication } from '@jobblik/contract/applications/own-applications.schema';
import { sendNotificationToUser } from '@jobblik/contract/notifications/notifications.events';
import { pathTo } from '@jobblik/contract/paths';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCall, useSend } from '../../platform/api/query';
import { useReconnect, useSocketEvent } from '../../platform/api/socket';
import { seo } from '../../platform/seo';
import { pageWords, useWords } from '../../platform/words/i18n';
import { Tabs } from '../../ui/layout/tabs';
import type { Route } from './+types/own-applications.page';
import { GeneralQuestionList } from './general-question-list';
import { OwnApplicationList } from './own-application-list';
import s from './own-applications.module.css';
import { useNewsOfVisit } from './use-news-of-visit';

const paths = { applications: pathTo('ownApplications'), questions: pathTo('generalQuestions') } as const;
type Part = keyof typeof paths;

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: pageWords(matches, 'own-applications')('title'), hidden: true });
}

/** A job seeker's applications, and employers' questions about the CV: two tabs with their own URLs (spec 1§2). */
export default function OwnApplicationsPage() {
  const t = useWords('own-applications');
  const part: Part = decodeURI(useLocation().pathname).startsWith(paths.questions) ? 'questions' : 'applications';
  const applications = useCall(getJobApplicationsFromJobseeker, { params: { type: '1' } }, { staleTime: 0 });
  const shown = { ...applications, data: useNewsOfVisit(applications.data) };
  const questions = useCall(getJobApplicationsFromJobseeker, { params: { type: '2' } }, { staleTime: 0 });
  useNews();
  useLookedAt(applications.data?.applications);
  const navigate = useNavigate();
  const tabs = useFocusAfterTab();
  return (
    <div className={`wrap ${s.page}`} ref={tabs}>
      <h1>{t('title')}</h1>
      <div className={s.tabs}>
        <Tabs
          label={t('tabs')}
          value={part}
          items={[
            { value: 'applications', label: t('tab_applications'), count: applications.data?.count ?? '' },
            { value: 'questions', label: t('tab_questions'), count: questions.data?.count ?? '' },
          ]}
          onChange={(value) => navigate(paths[value as Part], { preventScrollReset: true, state: { byTab: true } })}
        >
          {part === 'applications' ? <OwnApplicationList query={shown} /> : <GeneralQuestionList query={questions} />}
        </Tabs>
      </div>
    </div>
  );
}

/** Each tab is its own page, so changing tabs remounts them; focuses the new tab after such a change. */
function useFocusAfterTab() {
  const page = useRef<HTMLDivElement>(null);
  const { state, key } = useLocation();
  const byTab = typeof state === 'object' && state !== null && 'byTab' in state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each visit
  useEffect(() => {
    if (byTab) page.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
  }, [byTab, key]);
  return page;
}

/** Marks opened applications as seen on the server; it stays news on screen ({@link useNewsOfVisit}). */
function useLookedAt(applications: readonly OwnApplication[] | undefined): void {
  const { mutate } = useSend(lookAtApplications);
  const hasNews = applications?.some(({ eye }) => eye.fresh) ?? false;
  useEffect(() => {
    if (hasNews) mutate({});
  }, [hasNews, mutate]);
}

/** Refetches when new questions arrive, or may have arrived. */
function useNews(): void {
  const client = useQueryClient();
  const reload = useCallback(() => {
    void client.invalidateQueries({ queryKey: [getJobApplicationsFromJobseeker.path] });
  }, [client]);
  useSocketEvent(sendNotificationToUser, reload);
  useReconnect(reload);
}
