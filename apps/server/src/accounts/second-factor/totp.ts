import { Secret, TOTP } from 'otpauth';

const period = 30;

function totpOf(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Jobblik',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period,
    secret: Secret.fromBase32(secret),
  });
}

/** A new secret for an authenticator app: 160 bits as base32, the length that RFC 4226 recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that authenticator apps read from a QR code: `otpauth://totp/Jobblik:…`. */
export function totpAddress(secret: string, email: string): string {
  return totpOf(secret, email).toString();
}

/** The code of an instant (RFC 6238). */
export function totpCode(secret: string, at: Date): string {
  return totpOf(secret).generate({ timestamp: at.getTime() });
}

/**
 * The time step (30 s since 1970) that a code belongs to; undefined for a wrong code. The step before and the step after now count
 * as well, because clocks differ.
 */
export function totpStep(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / period) + delta;
}
