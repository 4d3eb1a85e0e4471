import { UnreadableDocument } from '../../source-line.ts';
import type { StructuredCv } from '../structured-cv.ts';
import { readCandidate } from './read-candidate.ts';
import { readSkillsPassport } from './read-skills-passport.ts';
import { readXmlTree, type XmlNode } from './xml-tree.ts';

/**
 * A CV of Europass, as its editor writes it today or wrote it until 2020.
 * @throws UnreadableDocument `not_a_cv` for other XML, `unreadable` for what is broken
 */
export function readEuropass(bytes: Uint8Array): StructuredCv {
  const root = readXmlTree(bytes);
  if (isCandidate(root)) return readCandidate(root);
  if (root.name === 'SkillsPassport' && /europass/i.test(root.namespace)) return readSkillsPassport(root);
  throw new UnreadableDocument('not_a_cv');
}

function isCandidate({ name, namespace }: XmlNode): boolean {
  return name === 'Candidate' && namespace.startsWith('http://www.europass.eu/');
}
