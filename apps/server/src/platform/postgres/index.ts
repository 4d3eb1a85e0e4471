export { removeAbandoned } from './remove-abandoned.ts';
export {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from './start-embedded-postgres.ts';
export { DatabaseStartError } from './start-error.ts';
