import type { XmlHandler } from './office-parts.ts';

interface WordStyle {
  basedOn?: string;
  /** Undefined: as in the style that this one is based on. */
  hidden?: boolean;
}

const mostStyles = 5000;
const mostBases = 20;
/** Elements that may lie behind text, so that white text on them is seen. */
const backgrounds = new Set(['w:drawing', 'w:pict', 'w:object', 'w:background', 'w:highlight', 'mc:AlternateContent']);

/** Whether a toggle property is on (ECMA-376 part 1 §17.17.4). */
export function isOn(value: string | undefined): boolean {
  return !/^(?:0|false|off|none)$/i.test(value ?? '');
}

/** What hides text in a Word document: styles that do, and whether anything may lie behind its text. */
export class WordStyles implements XmlHandler {
  readonly #styles = new Map<string, WordStyle>();
  #style: WordStyle | undefined;
  #hasBackground = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === 'w:style') {
      this.#style = {};
      if (this.#styles.size < mostStyles) this.#styles.set(attributes['w:styleId'] ?? '', this.#style);
    } else if (name === 'w:basedOn' && this.#style) this.#style.basedOn = attributes['w:val'] ?? '';
    else if (name === 'w:vanish' && this.#style) this.#style.hidden = isOn(attributes['w:val']);
    else if (backgrounds.has(name)) this.#hasBackground = true;
    else if (name === 'w:shd') this.#hasBackground ||= !/^(?:auto|ffffff|)$/i.test(attributes['w:fill'] ?? '');
  }

  close(name: string): void {
    if (name === 'w:style') this.#style = undefined;
  }

  text(): void {}

  /** Whether white text is text on paper. */
  get isPlain(): boolean {
    return !this.#hasBackground;
  }

  /** Whether text of a style is hidden, also by a style that it is based on. */
  hides(id: string): boolean {
    let style = this.#styles.get(id);
    for (let step = 0; style && step < mostBases; step += 1) {
      if (style.hidden !== undefined) return style.hidden;
      style = style.basedOn === undefined ? undefined : this.#styles.get(style.basedOn);
    }
    return false;
  }
}
