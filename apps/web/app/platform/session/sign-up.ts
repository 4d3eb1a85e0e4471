import { createStore, useStore } from './store';

/** What the sign-up dialog opens with. */
export interface SignUpRequest {
  /** 1 job seeker, 2 employer (the dialog's default, spec 1§5). */
  userType?: 1 | 2 | undefined;
  /** Open on "Log ind" instead, as a guest needs who was about to apply. */
  mode?: 'sign-up' | 'sign-in' | undefined;
  /** Why it opened, in words. Signing up is then offered as the equal of signing in. */
  reason?: string | undefined;
  /** Where to go once the person is signed in; absent: stay with `onSignedIn`, else to the dashboard. */
  next?: string | null | undefined;
  /** Runs once the person is signed in, on the screen where they are. */
  onSignedIn?: (() => void) | undefined;
}

/** A page that opens the sign-up dialog on load, for a company. */
export const employerSignUpPath = '/smart-rekruttering?opret';

const request = createStore<SignUpRequest | null>(null);

/** Asks for the sign-up dialog from anywhere. The accounts slice shows it. */
export function openSignUp(what: SignUpRequest = {}): void {
  request.set(what);
}

export function closeSignUp(): void {
  request.set(null);
}

/** The open request, or null. */
export function useSignUpRequest(): SignUpRequest | null {
  return useStore(request, null);
}
