import { Outlet } from 'react-router';
import type { Route } from './+types/seeker-layout';
import { BrokenContent } from './broken-page';
import { Footer } from './footer';
import { Page } from './page';
import SeekerHeader from './seeker-header';

export default function SeekerLayout() {
  return (
    <Page header={<SeekerHeader />} footer={<Footer />}>
      <Outlet />
    </Page>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page header={<SeekerHeader />} footer={<Footer />}>
      <BrokenContent error={error} />
    </Page>
  );
}
