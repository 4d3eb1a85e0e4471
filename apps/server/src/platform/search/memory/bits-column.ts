import { type BitField, hasChoice } from '../bit-layout.ts';
import type { Match } from './column.ts';
import { NumberColumn } from './number-columns.ts';

/** Several choices and flags of a document in one number. */
export class BitsColumn extends NumberColumn<Uint16Array<ArrayBuffer>> {
  readonly size: number;

  /** @param numbers number of possible values */
  constructor(docs: number, numbers: number) {
    super(new Uint16Array(docs));
    this.size = numbers;
  }

  /** Looks up the field in a table of its values instead of comparing choices. */
  fieldMatcher(field: BitField, filter: true | readonly number[]): Match {
    const choices = filter === true ? [1] : filter;
    const { shift, mask } = field;
    const isMatch = Uint8Array.from({ length: mask + 1 }, (_, own) =>
      choices.some((choice) => hasChoice(field, own << shift, choice)) ? 1 : 0,
    );
    return (docIds, count, passes) => {
      const { values } = this;
      for (let at = 0; at < count; at += 1) {
        const own = ((values[docIds[at] as number] as number) >> shift) & mask;
        passes[at] = isMatch[own] as number;
      }
    };
  }
}
