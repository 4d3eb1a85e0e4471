import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { requireProgram } from './debian-package.ts';
import { freePort } from './product.ts';

export interface RunningProgram {
  child: ChildProcess;
  stop(): Promise<void>;
}

export interface RunningJanus extends RunningProgram {
  url: string;
}

export const janusSecret = 'janus-for-tests';

let started = 0;

/**
 * Starts Debian's Janus with separate settings; installs the package if it is missing. It uses the first address of this machine
 * that is not loopback, which Janus skips.
 * @throws Error when it cannot be installed, there is no such address, or it does not answer within ten seconds
 */
export async function startJanus(): Promise<RunningJanus> {
  requireJanus();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jobblik-janus-'));
  const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/janus`;
  started += 1;
  const firstRtp = 20_000 + ((process.pid * 7 + started) % 50) * 400;
  const settings = {
    'janus.jcfg': `general: {
      configs_folder = "${folder}"
      plugins_folder = "${library}/plugins"
      transports_folder = "${library}/transports"
      events_folder = "${library}/events"
      loggers_folder = "${library}/loggers"
      api_secret = "${janusSecret}"
      session_timeout = 60
      debug_level = 3
    }
    media: { rtp_port_range = "${firstRtp}-${firstRtp + 399}" }
    nat: { full_trickle = false, ice_lite = false, ignore_mdns = true, ice_enforce_list = "${ownAddress()}" }
    plugins: { disable = "${others.plugins}" }
    transports: { disable = "${others.transports}" }
    loggers: { disable = "libjanus_jsonlog.so" }
    events: { broadcast = false }`,
    'janus.transport.websockets.jcfg': `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1", json = "compact" }
    admin: { admin_ws = false }`,
    'janus.plugin.videoroom.jcfg': 'general: { string_ids = true }',
  };
  for (const [name, text] of Object.entries(settings)) writeFileSync(join(folder, name), `${text}\n`);
  const running = run('/usr/bin/janus', ['-F', folder], () => rmSync(folder, { recursive: true, force: true }));
  await untilOpen(running, '127.0.0.1', port);
  return { ...running, url: `ws://127.0.0.1:${port}` };
}

export interface RunningTurn extends RunningProgram {
  url: string;
  secret: string;
}

/** Starts Debian's coturn, for this machine only. @throws Error like {@link startJanus} */
export async function startTurn(): Promise<RunningTurn> {
  requireTurn();
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'jobblik-turn-'));
  const secret = 'turn-for-tests';
  const address = ownAddress();
  const settings = [
    `listening-ip=${address}`,
    `listening-port=${port}`,
    `relay-ip=${address}`,
    'min-port=41000',
    'max-port=41399',
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    'realm=jobblik.test',
    'fingerprint',
    'no-tls',
    'no-dtls',
    'no-cli',
    'no-multicast-peers',
    'simple-log',
    `log-file=${join(folder, 'turn.log')}`,
    `userdb=${join(folder, 'turn.db')}`,
    `pidfile=${join(folder, 'turn.pid')}`,
  ];
  writeFileSync(join(folder, 'turn.conf'), `${settings.join('\n')}\n`);
  const running = run('/usr/bin/turnserver', ['-c', join(folder, 'turn.conf')], () =>
    rmSync(folder, { recursive: true, force: true }),
  );
  await untilOpen(running, address, port);
  return { ...running, url: `turn:${address}:${port}?transport=udp`, secret };
}

function requireJanus(): void {
  requireProgram('/usr/bin/janus', 'janus', 'forward pictures and sound of many people');
}

function requireTurn(): void {
  requireProgram('/usr/bin/turnserver', 'coturn', 'relay pictures and sound between networks');
}

/** Installs Debian's media servers if they are missing. @throws Error with one line about what to install by hand */
export function requireMediaServers(): void {
  requireJanus();
  requireTurn();
}

const others = {
  plugins: [
    'audiobridge',
    'duktape',
    'echotest',
    'lua',
    'nosip',
    'recordplay',
    'sip',
    'streaming',
    'textroom',
    'videocall',
    'voicemail',
  ]
    .map((name) => `libjanus_${name}.so`)
    .join(','),
  transports: ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq'].map((name) => `libjanus_${name}.so`).join(','),
};

function ownAddress(): string {
  const found = Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal);
  if (!found) throw new Error('This machine has no address but loopback, over which Janus sends nothing.');
  return found.address;
}

function run(program: string, args: string[], cleanUp: () => void): RunningProgram {
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return {
    child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        // A stopped process (SIGSTOP) handles the signal to end only after it continues.
        child.kill('SIGCONT');
        child.kill('SIGTERM');
      }
      await ended;
      cleanUp();
    },
  };
}

async function untilOpen({ child, stop }: RunningProgram, host: string, port: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with code ${child.exitCode}.`);
    if (await isOpen(host, port)) return;
    await delay(50);
  }
  await stop();
  throw new Error(`${child.spawnfile} did not answer within ten seconds.`);
}

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    const end = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
