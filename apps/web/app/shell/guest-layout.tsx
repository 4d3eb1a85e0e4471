import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SignUpHost } from '../accounts/index';
import { ChatbotToggle } from '../chatbot/index';
import { useSession } from '../platform/session/session';
import type { Route } from './+types/guest-layout';
import { BrokenContent } from './broken-page';
import { Footer } from './footer';
import { HeaderFor } from './headers/header-for';
import { Page } from './page';

/** Public screens. A signed-in person keeps the menu of their area. */
export default function GuestLayout() {
  return (
    <Frame>
      <Outlet />
      <SignUpHost />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <BrokenContent error={error} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const session = useSession();
  return (
    <>
      <Page header={<HeaderFor session={session} />} footer={<Footer />}>
        {children}
      </Page>
      <ChatbotToggle />
    </>
  );
}
