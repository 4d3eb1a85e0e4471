import { plainNames } from '@jobblik/cv-parser/files/pdf-attachments';

/**
 * Parts of documents that run or fetch something when a program opens them. Each function returns what it found in English, or
 * undefined. No pattern has an unbounded part before another.
 */

/** White space and comments between the tokens of a PDF (ISO 32000-1 §7.2). */
const gap = String.raw`(?:\s|%[^\r\n]{0,120}[\r\n]){0,8}`;
const pdfParts: readonly (readonly [string, RegExp])[] = [
  ['a script', new RegExp(`/S${gap}/JavaScript\\b|/JavaScript${gap}(?:\\d|<<|\\[)`)],
  ['an action that starts a program', new RegExp(`/S${gap}/Launch\\b`)],
  ['an action that sends or fetches data', new RegExp(`/S${gap}/(?:SubmitForm|ImportData|GoToE)\\b`)],
  ['an address that opens by itself', new RegExp(`/OpenAction${gap}<<[^>]{0,400}/S${gap}/URI\\b`)],
  ['rich media', new RegExp(`/Subtype${gap}/RichMedia\\b`)],
  ['an XFA form', new RegExp(`/XFA${gap}(?:\\d{1,10}${gap}\\d|\\[)`)],
];

/** Of the text of a PDF, also of unpacked object streams. Attached files are judged apart. @see embeddedFiles */
export function activePdf(text: string): string | undefined {
  const plain = plainNames(text);
  return pdfParts.find(([, pattern]) => pattern.test(plain))?.[0];
}

const encryption = new RegExp(`/Encrypt${gap}(?:\\d{1,10}${gap}\\d{1,5}${gap}R|<<)`);

/** Whether a PDF is encrypted, by its trailer. */
export function isLockedPdf(text: string): boolean {
  return encryption.test(text);
}

const activeRelationship =
  /\/(?:attachedTemplate|oleObject|control|aFChunk|subDocument|frame|externalLink\w*|vbaProject)$/i;

/** A template on the disk of the machine, which Word names in every document made from one; nothing is fetched. */
const ownTemplate = /^(?:(?:file:\/{3})?[a-z](?::|%3a)[\\/%][^:]*|[^:/\\%]+)$/i;

/** Of a part `*.rels` of a Word document: what lies elsewhere and is no link that a reader follows (ECMA-376 part 2 §9.3). */
export function activeRelationships(xml: string): string | undefined {
  // Up to the next tag: an attribute may hold a ">", but no "<".
  for (const [tag] of xml.matchAll(/<(?:[^\s<>:/]{1,60}:)?Relationship\s[^<]*/g)) {
    const type = decoded(/\sType\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '');
    const target = decoded(/\sTarget\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '');
    if (/\/attachedTemplate$/i.test(type) && ownTemplate.test(target)) continue;
    if (activeRelationship.test(type)) return type.slice(type.lastIndexOf('/') + 1);
    const isExternal = /\sTargetMode\s*=\s*["']External/i.test(tag);
    if (isExternal && !/\/hyperlink$/i.test(type)) return `external ${type.slice(type.lastIndexOf('/') + 1)}`;
  }
  return undefined;
}

const activeField =
  /^\W{0,9}(?:DDE|DDEAUTO)\b|\b(?:INCLUDETEXT|INCLUDEPICTURE|IMPORT|LINK)\s{1,9}\W{0,9}(?:https?:|ftp:|file:|\\\\)|\bDDE(?:AUTO)?\s/i;

/** Of a part of a Word document: fields that fetch or start something. Their words may be spread over runs. */
export function activeFields(xml: string): string | undefined {
  const spread = [...xml.matchAll(/<(?:[^\s<>:/]{1,60}:)?instrText\b[^<>]*>([^<]*)/g)]
    .map(([, text = '']) => text)
    .join('');
  const simple = [...xml.matchAll(/\s(?:[^\s=:"']{1,60}:)?instr\s*=\s*["']([^"']*)["']/g)].map(([, text = '']) => text);
  return [spread, ...simple].some((field) => activeField.test(decoded(field))) ? 'a field that fetches' : undefined;
}

/** Of a part of an OpenDocument text (OASIS ODF 1.3): scripts, OLE, DDE, and what is loaded from elsewhere. */
export function activeOpenDocument(xml: string): string | undefined {
  const [found] =
    /<(?:[^\s<>:/]{1,60}:)?(?:event-listener|script|object-ole|plugin|applet|dde-source|dde-connection)(?![\w.-])/.exec(
      xml,
    ) ?? [];
  if (found) return found.slice(1);
  // Namespaces may have any prefix.
  for (const [tag, name = ''] of xml.matchAll(/<([^\s<>/]{1,120})\s[^<]*/g)) {
    if (/^(?:[^:]*:)?(?:a|template)$/.test(name)) continue;
    const address = decoded(/\s(?:[^\s=:"']{1,60}:)?href\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '');
    if (/^\s*(?:[a-z][a-z\d+.-]*:|\/\/|\\\\)/i.test(address)) return `${name} from elsewhere`;
  }
  return undefined;
}

/** Of a stretch of RTF: a template from elsewhere, and fields that fetch. */
export function activeRtf(text: string): string | undefined {
  if (/\\template\b[^}]{0,40}(?:https?:|ftp:|file:|\\\\\\\\|\\'|\\u)/i.test(text)) return 'a template from elsewhere';
  if (/\\fldinst\b[^}]{0,200}\b(?:DDE|DDEAUTO)\b/i.test(text)) return 'a DDE field';
  if (/\\fldinst\b[^}]{0,200}\b(?:INCLUDETEXT|INCLUDEPICTURE)\b[^}]{0,60}(?:https?:|ftp:|file:|\\\\\\\\)/i.test(text))
    return 'a field that fetches';
  return undefined;
}

/** The character that begins a field in the text of a Word 97 document ([MS-DOC] 2.8.25). */
const fieldBegin = String.fromCharCode(0x13);
const dde = new RegExp(`${fieldBegin}[\\s\\0]{0,8}D\\0?D\\0?E(?:\\0?A\\0?U\\0?T\\0?O)?[\\s\\0]`);

/** Of a stretch of a Word 97 document: DDE fields. Text stands in it as Windows-1252 or as UTF-16. */
export function activeWord97(text: string): string | undefined {
  return dde.test(text) ? 'a DDE field' : undefined;
}

function decoded(text: string): string {
  return text
    .replace(/&#(\d{1,7});/g, (whole, code: string) => character(Number(code)) ?? whole)
    .replace(/&#x([0-9a-f]{1,6});/gi, (whole, code: string) => character(Number.parseInt(code, 16)) ?? whole)
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

function character(code: number): string | undefined {
  return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
