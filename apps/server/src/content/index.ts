export { contactMessages } from './content.tables.ts';
export { storeContact } from './receive-contact.ts';
