import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';
import type { Assertion, Attestation } from '@jobblik/contract/accounts/second-factor.schema';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { Database, Transaction } from '../../platform/db/db.ts';
import { passkeys } from './second-factor.tables.ts';

/** Where the page that asks runs. */
export interface PasskeySite {
  id: string;
  origin: string;
}

/** Options of a browser's call, as far as a device needs them. */
interface Asked {
  challenge: string;
  user?: unknown;
}

/** Whether the device has checked who holds it. */
interface Given {
  verified?: boolean;
}

const flags = { present: 1, verified: 4, attested: 64 };

/** A device with one passkey, for tests: it answers as a browser does (W3C Web Authentication, sections 6.1 and 7). */
export class TestPasskey {
  readonly credentialId = randomBytes(32).toString('base64url');
  /** Raised by each use; a test may set it back, as for a copied key. */
  counter = 0;
  private readonly site: PasskeySite;
  private readonly key: KeyObject;
  private readonly coseKey: Uint8Array;
  private handle = '';

  constructor(site: PasskeySite) {
    this.site = site;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.coseKey = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
  }

  /** Makes the passkey. */
  create({ challenge, user }: Asked, given: Given = {}): Attestation {
    this.handle = (user as { id: string }).id;
    const id = Buffer.from(this.credentialId, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.data(given, flags.attested), Buffer.alloc(16), length, id, this.coseKey]);
    const attestationObject = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      ...this.common(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: Buffer.from(attestationObject).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Shows the passkey. */
  get({ challenge }: Asked, given: Given = {}): Assertion {
    this.counter += 1;
    const authData = this.data(given);
    const clientData = this.clientData('webauthn.get', challenge);
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()]);
    return {
      ...this.common(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: createSign('sha256').update(signed).sign(this.key).toString('base64url'),
        userHandle: this.handle,
      },
    };
  }

  private common() {
    return {
      id: this.credentialId,
      rawId: this.credentialId,
      type: 'public-key',
      clientExtensionResults: {},
    };
  }

  private clientData(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.site.origin, crossOrigin: false }));
  }

  private data({ verified = true }: Given, more = 0): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags.present + (verified ? flags.verified : 0) + more, 0);
    head.writeUInt32BE(this.counter, 1);
    return Buffer.concat([createHash('sha256').update(this.site.id).digest(), head]);
  }
}

/** Adds a passkey that no device has. @returns its id */
export async function makePasskey(
  db: Database | Transaction,
  { userId, name = 'Telefon' }: { userId: number; name?: string },
): Promise<string> {
  const credentialId = randomBytes(32).toString('base64url');
  const values = { userId, name, credentialId, publicKey: randomBytes(77), counter: 0, transports: [], synced: false };
  const [made] = await db.insert(passkeys).values(values).returning({ id: passkeys.id });
  if (!made) throw new Error('the passkey was not made');
  return made.id;
}
