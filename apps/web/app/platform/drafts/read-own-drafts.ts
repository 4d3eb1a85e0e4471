import { htmlText } from '@jobblik/contract/kernel/html-text.rules';
import { readStored, type Stored } from './draft-storage';
import { ownDrafts } from './own-draft-key';
import { draftsOf, draftsSaying, readValues } from './use-draft';

/** A draft for reading without its form. */
export interface ReadableDraft {
  /** The form and its subject, such as `apply-42`. */
  subject: string;
  /** The written texts, without the form's other values. */
  texts: string[];
}

/** The drafts of a person in this browser that contain text. */
export async function readOwnDrafts(userId: number): Promise<ReadableDraft[]> {
  const start = ownDrafts(userId);
  const found = new Map<string, unknown>();
  for (const key of draftsOf(start)) found.set(key.slice(start.length), readValues(key));
  for (const [key, record] of await readStored<Stored>(start)) found.set(key.slice(start.length), record);
  for (const key of draftsSaying({ owner: userId })) found.set(key, readValues(key));
  const drafts = [...found].map(([subject, values]) => ({ subject, texts: textsIn(valuesOf(values)) }));
  return drafts.filter(({ texts }) => texts.length > 0);
}

/** Long forms also store the version on which the values are based. */
function valuesOf(stored: unknown): unknown {
  return typeof stored === 'object' && stored !== null && 'values' in stored ? stored.values : stored;
}

/** All texts in a value at any depth with more than one word, each once: ids, dates and choices are left out. */
export function textsIn(value: unknown): string[] {
  const texts = new Set<string>();
  const visit = (part: unknown) => {
    if (typeof part === 'string') {
      const text = htmlText(part);
      if (/\s/.test(text)) texts.add(text);
    } else if (typeof part === 'object' && part !== null) Object.values(part).forEach(visit);
  };
  visit(value);
  return [...texts];
}
