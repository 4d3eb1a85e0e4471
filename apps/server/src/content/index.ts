export { contactMessages } from './content.tables.ts';
