import { relyingParty } from '@jobblik/contract/accounts/second-factor.rules';
import type { Assertion, Attestation } from '@jobblik/contract/accounts/second-factor.schema';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import { usePageSettings } from '../../platform/page-settings';

/** Options of a browser's call, as the server sends them. */
type Options = { challenge: string };

/** Whether this browser makes and shows passkeys on this page. False until the page has been hydrated. */
export function usePasskeysSupported(): boolean {
  const { publicUrl } = usePageSettings();
  const [isSupported, setSupported] = useState(false);
  useEffect(() => {
    const party = relyingParty(publicUrl);
    setSupported(typeof PublicKeyCredential === 'function' && party?.origin === location.origin);
  }, [publicUrl]);
  return isSupported;
}

/** Shows a passkey. @returns undefined if the person cancels, or another question of the browser replaces this one */
export function showPasskey(options: Options): Promise<Assertion | undefined> {
  return ask(async ({ startAuthentication }) =>
    toJson<Assertion>(await startAuthentication({ optionsJSON: options as PublicKeyCredentialRequestOptionsJSON })),
  );
}

/**
 * Offers passkeys among the suggestions of the e-mail field, where the browser can; resolves when one is chosen.
 * @param isOver checked once the library is loaded: a late offer would end a question that the browser asks by then
 */
export function offerPasskeys(options: Options, isOver: () => boolean): Promise<Assertion | undefined> {
  return ask(async ({ startAuthentication }) =>
    isOver()
      ? undefined
      : toJson<Assertion>(
          await startAuthentication({
            optionsJSON: options as PublicKeyCredentialRequestOptionsJSON,
            useBrowserAutofill: true,
          }),
        ),
  );
}

/** True if the browser offers passkeys among the suggestions of a field. */
export async function canOfferPasskeys(): Promise<boolean> {
  return (await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false;
}

/** Makes a passkey. @returns undefined if the person cancels, or the device already has one of this account */
export function makePasskey(options: Options): Promise<Attestation | undefined> {
  return ask(async ({ startRegistration }) =>
    toJson<Attestation>(await startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })),
  );
}

/** Ends the question that the browser asks, if any. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/** Names of the errors that stand for the person's "no" (W3C Web Authentication, sections 5.1.3 and 5.1.4). */
const declined = new Set(['NotAllowedError', 'AbortError', 'InvalidStateError']);

async function ask<T>(question: (library: typeof import('@simplewebauthn/browser')) => Promise<T>) {
  const library = await import('@simplewebauthn/browser');
  try {
    return await question(library);
  } catch (error) {
    if (error instanceof Error && declined.has(error.name)) return undefined;
    throw error;
  }
}

/** The fields that the server reads; browsers add others. */
function toJson<T>(answer: object): T {
  return answer as T;
}
