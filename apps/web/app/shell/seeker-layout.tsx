import { Outlet } from 'react-router';
import { ChatbotToggle } from '../chatbot/index';
import { PurchaseNotice } from '../membership/index';
import { lazyPiece } from '../platform/loading/lazy-piece';
import type { Route } from './+types/seeker-layout';
import { BrokenContent } from './broken-page';
import { Footer } from './footer';
import SeekerHeader from './headers/seeker-header';
import { Page } from './page';

const RecentApplications = lazyPiece(async () => ({
  default: (await import('../applications/index')).RecentApplications,
}));

const RecentMatches = lazyPiece(async () => ({ default: (await import('../agents/index')).RecentMatches }));

const RecommendedOnOverview = lazyPiece(async () => ({
  default: (await import('../recommendations/index')).RecommendedOnOverview,
}));

/**
 * Components of other slices that a screen contains: the dashboard shows applications, hits of agents, and
 * recommended ads.
 */
interface SeekerPieces {
  RecentApplications: typeof RecentApplications;
  RecentMatches: typeof RecentMatches;
  RecommendedOnOverview: typeof RecommendedOnOverview;
}

export default function SeekerLayout() {
  return (
    <>
      <Page header={<SeekerHeader />} footer={<Footer />}>
        <PurchaseNotice buyer="seeker" />
        <Outlet context={{ RecentApplications, RecentMatches, RecommendedOnOverview } satisfies SeekerPieces} />
      </Page>
      <ChatbotToggle />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Page header={<SeekerHeader />} footer={<Footer />}>
      <BrokenContent error={error} />
    </Page>
  );
}
