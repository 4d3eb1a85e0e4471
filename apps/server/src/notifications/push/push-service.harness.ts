import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { PushMessage, PushSubscription } from '@jobblik/contract/notifications/push.schema';

/** A message as a browser reads it, and the headers that its push service received. */
interface Received {
  message: PushMessage;
  headers: IncomingHttpHeaders;
}

/** A browser that has subscribed. */
export interface TestDevice {
  subscription: PushSubscription;
  received: Received[];
  /** Answers of the push service to the next messages, in order; 201 after them. */
  answers: number[];
}

/** A push service (RFC 8030) on this machine, with browsers that decrypt their messages (RFC 8291). */
export interface TestPushService {
  url: string;
  subscribe(): TestDevice;
  close(): Promise<void>;
}

export async function startPushService(): Promise<TestPushService> {
  const devices = new Map<string, TestDevice & { decrypt(body: Buffer): string }>();
  const server = createServer((request, answer) => {
    void (async () => {
      const device = devices.get(request.url ?? '');
      const body = await buffer(request);
      const status = device?.answers.shift() ?? (device ? 201 : 404);
      if (device && status === 201) {
        checkVapid(request.headers, url);
        device.received.push({ message: JSON.parse(device.decrypt(body)), headers: request.headers });
      }
      answer.writeHead(status).end();
    })();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    subscribe() {
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const keys = createECDH('prime256v1');
      const p256dh = keys.generateKeys('base64url');
      const auth = randomBytes(16);
      const subscription = { endpoint: url + path, p256dh, auth: auth.toString('base64url') };
      const device = { subscription, received: [], answers: [] };
      devices.set(path, Object.assign(device, { decrypt: (body: Buffer) => decrypt(body, { keys, auth }) }));
      return device;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 8291 section 3.4 and RFC 8188 section 2: one record of `aes128gcm`. */
function decrypt(body: Buffer, { keys, auth }: { keys: ReturnType<typeof createECDH>; auth: Buffer }): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + idLength);
  const sealed = body.subarray(21 + idLength);
  if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = hkdfSync('sha256', keys.computeSecret(senderKey), auth, info, 32);
  const derive = (purpose: string, length: number) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${purpose}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = padded.lastIndexOf(2);
  return padded.subarray(0, end).toString();
}

/** RFC 8292: a token signed with the key that it contains, for this service, valid for at most a day. @throws Error otherwise */
function checkVapid({ authorization = '' }: IncomingHttpHeaders, origin: string): void {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' });
  const signed = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), signed, Buffer.from(signature, 'base64url')))
    throw new Error('the signature is wrong');
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const left = exp - Date.now() / 1000;
  if (aud !== origin || left < 0 || left > 24 * 3600 || !/^mailto:/.test(sub))
    throw new Error(`wrong claims: ${claims}`);
}
