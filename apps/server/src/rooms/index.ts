export { makeRoom } from './make-room.ts';
export type { MessageOfParty } from './rooms.ports.ts';
