import { pathTo } from '@jobblik/contract/paths';
import { createStore, useStore } from './store';

/** Options of the sign-up dialog. */
export interface SignUpRequest {
  /** 1 job seeker, 2 employer; absent: whose area `next` belongs to, else 1 (spec 1§5). */
  userType?: 1 | 2 | undefined;
  /** Opens on "Log ind" instead, for a guest who was about to apply. */
  mode?: 'sign-up' | 'sign-in' | undefined;
  /** Why it opened, as a text. Sign-up and sign-in are then offered equally. */
  reason?: string | undefined;
  /** Where to go after signing in; absent: stay with `onSignedIn`, else to the dashboard. */
  next?: string | null | undefined;
  /** Runs after signing in, on the current screen. */
  onSignedIn?: (() => void) | undefined;
}

/** A page that opens the sign-up dialog on load, for a company. */
export const employerSignUpPath = `${pathTo('forEmployers')}?opret`;

const request = createStore<SignUpRequest | null>(null);

/** Opens the sign-up dialog from anywhere. The accounts slice shows it. */
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
