import { xmlDecoder } from '@jobblik/cv-parser/files/xml-text';
import { SaxesParser, type SaxesTagNS } from 'saxes';

/** The namespaces of Europass: of its editor since 2020, and of the one before. */
const namespaces = [
  'http://www.europass.eu/1.0',
  'http://www.openapplications.org/oagis/9',
  'http://www.europass_eures.eu/1.0',
  'http://www.hr-xml.org/3',
  'http://europass.cedefop.europa.eu/Europass',
];
/** Elements that a browser would run or load, were the file opened as a page. */
const active =
  /^(?:script|style|iframe|frame|object|embed|applet|img|image|svg|math|link|meta|base|form|video|audio)$/i;

/**
 * Whether an attached file is the data of a Europass CV and nothing else: XML of its elements only, without a document type,
 * processing instructions or anything that a program would run.
 */
export function isEuropassXml(bytes: Uint8Array): boolean {
  const decoder = xmlDecoder(bytes.subarray(0, 1024));
  if (!decoder) return false;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = () => {
    throw new Refused();
  };
  parser.on('opentag', ({ uri, local, attributes }: SaxesTagNS) => {
    const isLink = local === 'Link' && uri !== '';
    if (!namespaces.includes(uri) || (active.test(local) && !isLink)) refuse();
    if (Object.values(attributes).some(({ local: name }) => /^on|^style$/i.test(name))) refuse();
  });
  parser.on('doctype', refuse);
  parser.on('processinginstruction', refuse);
  parser.on('error', refuse);
  try {
    parser.write(decoder.decode(bytes).trimEnd()).close();
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

class Refused extends Error {}
