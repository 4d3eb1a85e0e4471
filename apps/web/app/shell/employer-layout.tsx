import { Outlet } from 'react-router';
import { PurchaseNotice } from '../membership/index';
import type { Route } from './+types/employer-layout';
import { BrokenContent } from './broken-page';
import EmployerHeader from './headers/employer-header';
import { Page } from './page';

/** Work screens: the wide header, no footer. */
export default function EmployerLayout() {
  return (
    <Page header={<EmployerHeader />}>
      <PurchaseNotice buyer="employer" />
      <div className="work">
        <Outlet />
      </div>
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page header={<EmployerHeader />}>
      <div className="work">
        <BrokenContent error={error} />
      </div>
    </Page>
  );
}
