import { verifyDocumentId } from '@jobblik/contract/candidates/candidates.api';
import { callApi } from '../../platform/api/api';

const features = 'popup,width=920,height=1000';

/**
 * Shows a CV document in a popup (spec 1§7). The window opens with the click, as browsers require, and gets its address when the
 * server has responded; if popups are blocked, the document opens in this window. Throws the errors of the call.
 */
export async function openDocument(documentId: string): Promise<void> {
  const popup = window.open('', 'jobblik-cv-document', features);
  try {
    const { url } = await callApi(verifyDocumentId, { body: { document_id: documentId } });
    if (popup) popup.location.replace(url);
    else window.location.assign(url);
    popup?.focus();
  } catch (error) {
    popup?.close();
    throw error;
  }
}
