import { pathTo } from '@jobblik/contract/paths';
import { Outlet } from 'react-router';
import { useWords } from '../../platform/words/i18n';
import { Empty, Failed } from '../../ui/feedback/list-states';
import { SkeletonRows } from '../../ui/feedback/skeleton';
import { ButtonLink } from '../../ui/forms/button';
import { BrokenContent } from '../broken-page';
import EmployerHeader from '../headers/employer-header';
import { Header } from '../headers/header-parts';
import { Page } from '../page';
import type { Route } from './+types/demo-area';
import { DemoBar } from './demo-bar';
import { useDemoSession } from './use-demo-session';

/** The employer's screens over the sample company, without sign-in (spec 2§2). */
export default function DemoArea() {
  const { session, error, start } = useDemoSession();
  if (session) {
    return (
      <Page header={<DemoHeader isSignedIn />}>
        <div className="work">
          <Outlet />
        </div>
      </Page>
    );
  }
  return (
    <Page header={<DemoHeader />}>
      <div className="wrap-work">
        {error?.status === 404 ? (
          <NoDemo />
        ) : error ? (
          <Failed level={1} error={error} onRetry={start} />
        ) : (
          <SkeletonRows />
        )}
      </div>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page header={<DemoHeader />}>
      <BrokenContent error={error} />
    </Page>
  );
}

function DemoHeader({ isSignedIn = false }: { isSignedIn?: boolean }) {
  return (
    <>
      <DemoBar />
      {isSignedIn ? <EmployerHeader /> : <Header items={[]}>{null}</Header>}
    </>
  );
}

/** For an installation without sample data. */
function NoDemo() {
  const t = useWords('shell');
  return (
    <Empty
      level={1}
      title={t('demo.none')}
      action={
        <ButtonLink kind="filled" to={pathTo('forEmployers')}>
          {t('demo.leave')}
        </ButtonLink>
      }
    >
      {t('demo.none_text')}
    </Empty>
  );
}
