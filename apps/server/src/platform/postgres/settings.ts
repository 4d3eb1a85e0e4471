import { totalmem } from 'node:os';

/** Durability of the database: `product` survives a power cut, `throwaway` is for tests. */
export type Profile = 'product' | 'throwaway';

const megabytes = (bytes: number) => `${Math.round(bytes / 1024 / 1024)}MB`;

/** Settings of every embedded cluster. Loopback only, so that it needs only a random free port of the machine. */
function common(port: number): Record<string, string> {
  return {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    max_connections: '120',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements quote what people typed, in their text, their detail and their statement; the server's log names them
    // without. Only the database's own messages are kept.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_parameter_max_length: '0',
    log_parameter_max_length_on_error: '0',
    log_line_prefix: '%m [%p] ',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Searches run for milliseconds; compiling them would take longer than it saves.
    jit: 'off',
    // Solid-state disks: random reads are little slower than sequential ones.
    random_page_cost: '1.1',
  };
}

const profiles: Record<Profile, () => Record<string, string>> = {
  product: () => ({
    shared_buffers: megabytes(Math.min(totalmem() / 8, 512 * 1024 * 1024)),
    effective_cache_size: megabytes(totalmem() / 2),
    work_mem: '16MB',
    maintenance_work_mem: '128MB',
    wal_compression: 'on',
    max_wal_size: '2GB',
    checkpoint_timeout: '15min',
  }),
  throwaway: () => ({
    shared_buffers: '128MB',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: '0',
    // An autovacuum worker in the template would delay its cloning.
    autovacuum: 'off',
  }),
};

/** Text of the configuration file, rewritten at every start. `extra` overrides everything above it. */
export function configuration(profile: Profile, port: number, extra: Record<string, string> = {}): string {
  const all = { ...common(port), ...profiles[profile](), ...extra };
  const lines = Object.entries(all).map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`);
  return `# Rewritten at every start of the server.\n${lines.join('\n')}\n`;
}
