import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encrypted.ts';
import { makeInstallation } from './installation/installation.factory.ts';

const context = { purpose: 'authenticator', owner: '7' };
const env = makeInstallation();

it('reads what it wrote, and never writes the same twice', () => {
  const values = [encrypt(env, context, 'hemmelig ø'), encrypt(env, context, 'hemmelig ø')];
  expect(values[0]?.equals(values[1] ?? Buffer.alloc(0))).toBe(false);
  for (const value of values) {
    expect(value.includes('hemmelig')).toBe(false);
    expect(decrypt(env, context, value)).toBe('hemmelig ø');
  }
});

it('does not read a value of another installation, purpose or owner, nor a changed one', () => {
  const value = encrypt(env, context, 'hemmelig');
  const changed = Buffer.from(value);
  changed[14] = (changed[14] ?? 0) ^ 1;
  const readings = [
    () => decrypt(makeInstallation(), context, value),
    () => decrypt(env, { ...context, purpose: 'other' }, value),
    () => decrypt(env, { ...context, owner: '8' }, value),
    () => decrypt(env, context, changed),
    () => decrypt(env, context, value.subarray(0, 10)),
  ];
  for (const read of readings) expect(read).toThrow();
});
