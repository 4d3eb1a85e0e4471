import { SaxesParser, type SaxesTagNS } from 'saxes';
import { xmlDecoder } from '../../files/xml-text.ts';
import { UnreadableDocument } from '../../source-line.ts';

/** An element by its local name, with its text and the elements in it. */
export interface XmlNode {
  name: string;
  namespace: string;
  attributes: Readonly<Record<string, string>>;
  /** The text that stands directly in it. */
  text: string;
  children: XmlNode[];
  /** How many children of a name were left out, where there were more than are kept. */
  left: Map<string, number>;
}

/** Most children of one name that an element keeps; a CV has fewer of anything. */
const mostOfName = 200;
/** Most elements in all. */
const mostNodes = 100_000;
/** Most characters of one element's text: pictures are longer, and are not read. */
const longestText = 100_000;
const maxDepth = 60;

/**
 * Reads XML into elements. Further children of one name are counted and not kept, so that memory is bounded for any file. A document
 * type is refused: entities of its own need one.
 * @throws UnreadableDocument for XML that is broken, too deep, or has a document type
 */
export function readXmlTree(bytes: Uint8Array): XmlNode {
  const decoder = xmlDecoder(bytes.subarray(0, 1024));
  if (!decoder) throw new UnreadableDocument('unreadable');
  const builder = new TreeBuilder();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('opentag', (tag: SaxesTagNS) => builder.open(tag));
  parser.on('closetag', () => builder.close());
  parser.on('text', (text) => builder.text(text));
  parser.on('cdata', (text) => builder.text(text));
  parser.on('doctype', () => {
    throw new UnreadableDocument('unreadable');
  });
  parser.on('error', (error) => {
    throw new UnreadableDocument('unreadable', error);
  });
  const step = 64 * 1024;
  for (let at = 0; at < bytes.length; at += step)
    parser.write(decoder.decode(bytes.subarray(at, at + step), { stream: true }));
  parser.write(decoder.decode()).close();
  if (!builder.root) throw new UnreadableDocument('unreadable');
  return builder.root;
}

class TreeBuilder {
  root: XmlNode | undefined;
  readonly #path: XmlNode[] = [];
  #nodes = 0;
  /** Depth within an element that is left out. */
  #outside = 0;

  open({ local, uri, attributes }: SaxesTagNS): void {
    const parent = this.#path.at(-1);
    if (this.#path.length + this.#outside >= maxDepth) throw new UnreadableDocument('unreadable');
    if (this.#outside > 0 || (parent && this.#isFull(parent, local))) {
      this.#outside += 1;
      return;
    }
    const node: XmlNode = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(Object.values(attributes).map((one) => [one.local || one.name, one.value])),
      text: '',
      children: [],
      left: new Map(),
    };
    this.#nodes += 1;
    if (parent) parent.children.push(node);
    else this.root = node;
    this.#path.push(node);
  }

  close(): void {
    if (this.#outside > 0) this.#outside -= 1;
    else this.#path.pop();
  }

  text(text: string): void {
    const node = this.#path.at(-1);
    if (node && this.#outside === 0 && node.text.length < longestText) node.text += text.slice(0, longestText);
  }

  #isFull(parent: XmlNode, name: string): boolean {
    const isFull =
      this.#nodes >= mostNodes || parent.children.filter((child) => child.name === name).length >= mostOfName;
    if (isFull) parent.left.set(name, (parent.left.get(name) ?? 0) + 1);
    return isFull;
  }
}

/** The first element at a path of local names below an element. */
export function findNode(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, name) => at?.children.find((child) => child.name === name), node);
}

/** The children of a name. */
export function nodesOf(node: XmlNode | undefined, name: string): XmlNode[] {
  return node?.children.filter((child) => child.name === name) ?? [];
}

/** The text at a path; '' where there is none. */
export function textAt(node: XmlNode | undefined, ...path: string[]): string {
  return findNode(node, ...path)?.text.trim() ?? '';
}

/** How many children of a name were left out. */
export function leftOf(node: XmlNode | undefined, name: string): number {
  return node?.left.get(name) ?? 0;
}
