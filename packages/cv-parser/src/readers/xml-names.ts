import type { SaxesTagNS } from 'saxes';

const opendocument = (name: string) => `urn:oasis:names:tc:opendocument:xmlns:${name}:1.0`;

/** Namespaces by the prefix that Word and LibreOffice write. */
export const usualNamespaces: Record<string, string> = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  wp: 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  v: 'urn:schemas-microsoft-com:vml',
  office: opendocument('office'),
  style: opendocument('style'),
  text: opendocument('text'),
  table: opendocument('table'),
  draw: opendocument('drawing'),
  fo: opendocument('xsl-fo-compatible'),
};

/** The same in strict documents (ISO/IEC 29500-1). */
const strictNamespaces: Readonly<Record<string, string>> = {
  w: 'http://purl.oclc.org/ooxml/wordprocessingml/main',
  wp: 'http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing',
};

const prefixes = new Map(
  [...Object.entries(usualNamespaces), ...Object.entries(strictNamespaces)].map(([prefix, uri]) => [uri, prefix]),
);

/** `w:p`, whatever prefix the document uses; names of other namespaces begin with a colon. */
export function nameOf({ uri, local }: Pick<SaxesTagNS, 'uri' | 'local'>): string {
  return `${prefixes.get(uri) ?? ''}:${local}`;
}

/** Attributes by such names. One without a prefix belongs to its element's namespace, unless that has one of the same name. */
export function attributesOf({ uri: own, attributes }: SaxesTagNS): Record<string, string> {
  const named: Record<string, string> = {};
  for (const { uri, prefix, local, value } of Object.values(attributes)) {
    const name = nameOf({ uri: prefix === '' ? own : uri, local });
    if (prefix !== '' || named[name] === undefined) named[name] = value;
  }
  return named;
}
