import * as api from '@jobblik/contract/chat/chat.api';
import { chatLimits } from '@jobblik/contract/chat/chat.rules';
import type { SignedIn } from '@jobblik/contract/kernel/session';
import { serve } from '../platform/http/serve.ts';
import type { Services } from '../platform/services.ts';
import { blockContact, deleteChat, restoreChat } from './contacts/change-conversation.ts';
import { listContacts } from './contacts/list-contacts.ts';
import { findCompanyPage, findContact } from './contacts/read-contact.ts';
import { reportContact } from './contacts/report-contact.ts';
import { markRead } from './mark-read.ts';
import { readHistory } from './read-history.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { actionOf, storeUpload } from './store-upload.ts';

const recent = ({ who }: { who: SignedIn }, services: Services) =>
  listContacts(services, who, chatLimits.recentContacts);

export const chatRoutes = [
  serve(api.getChatContact, ({ who }, services) => listContacts(services, who)),
  serve(api.getRecentHistoryContact, recent),
  serve(api.postRecentHistoryContact, recent),
  serve(api.getMessageHistoryWithContact, ({ who, body }, services) => {
    const { contact_users: contactId, before_seq: before, after_seq: after, limit } = body;
    return readHistory(services, who, { contactId, before, after, limit });
  }),
  serve(api.confirmUnread, async ({ who, body }, services) => {
    await markRead(services, who, { contactIds: body.contact_users, seq: body.seq });
    return { result: 'success' };
  }),
  serve(api.sendChatMessage, ({ who, body }, services) => sendMessage(services, who, body)),
  serve(api.getCompanyFromUser, async ({ body }, services) => ({
    result: await findCompanyPage(services, body.user_id),
  })),
  serve(api.getUserSpecify, async ({ who, body }, services) => {
    const contact = await findContact(services, who, body.user_id);
    return contact ? { result: 'success', user_specify: contact } : { result: 'failed', user_specify: null };
  }),
  serve(api.deleteChat, async ({ who, body }, services) => {
    const change = body.undo ? restoreChat : deleteChat;
    return { result: (await change(services, who, body.selected_user_id)) ? 'success' : 'failed' };
  }),
  serve(api.uploadDocToServer, async ({ who, files }, services) => {
    const file = files.upload_doc_file;
    const stored = await storeUpload(services, who, { field: 'upload_doc_file', file });
    return { result: 'success', ...stored, file_type: file && actionOf(file) === 'pdf' ? 'pdf' : 'doc' };
  }),
  serve(api.uploadImageToServer, async ({ who, files }, services) => ({
    result: 'success',
    ...(await storeUpload(services, who, { field: 'upload_image_file', file: files.upload_image_file })),
  })),
  serve(api.searchChatMessages, async ({ who, body }, services) => ({
    hits: await searchMessages(services, who, { keyword: body.keyword, contactId: body.user_id }),
  })),
  serve(api.blockChatContact, async ({ who, body }, services) => {
    const change = { contactId: body.user_id, blocked: body.blocked };
    return { result: (await blockContact(services, who, change)) ? 'success' : 'failed' };
  }),
  serve(api.reportChatContact, async ({ who, body }, services) => {
    const report = { contactId: body.user_id, reason: body.reason, uuid: body.uuid };
    return { result: (await reportContact(services, who, report)) ? 'success' : 'failed' };
  }),
];
