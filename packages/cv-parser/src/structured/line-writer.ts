import { readBounds } from '../source-line.ts';

/** The lines that show what a file has in fields, beside the proposal; as many as any document may have. */
export class LineWriter {
  readonly lines: string[] = [];

  /** Adds a text, line by line. @returns indexes of its lines, for `from` */
  add(text: string): number[] {
    const room = readBounds.lines - this.lines.length;
    const lines = text.split('\n', Math.max(0, room)).map((line) => line.slice(0, readBounds.lineLength));
    if (text === '' || room <= 0) return [];
    const first = this.lines.length;
    this.lines.push(...lines);
    return lines.map((_, at) => first + at);
  }

  /** Leaves a line between two parts. */
  gap(): void {
    if (this.lines.length > 0 && this.lines.at(-1) !== '' && this.lines.length < readBounds.lines) this.lines.push('');
  }
}
