import type { XmlHandler } from './office-parts.ts';

interface OdtStyle {
  parent: string | undefined;
  /** Undefined: as in the parent. */
  hidden?: boolean;
  isWhite?: boolean;
  isTiny?: boolean;
}

type Look = 'hidden' | 'isWhite' | 'isTiny';

const mostStyles = 5000;
const mostParents = 20;
/** Size in points up to which letters are too small to be read. */
const smallest = 2;

/** What hides text in an OpenDocument text: the styles of both parts, and whether anything may lie behind white text. */
export class OdtStyles implements XmlHandler {
  readonly #styles = new Map<string, OdtStyle>();
  #style: OdtStyle | undefined;
  #hasBackground = false;

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    const background = attributes['fo:background-color'];
    this.#hasBackground ||= background !== undefined && !/^(?:transparent|#ffffff)$/i.test(background);
    this.#hasBackground ||= name.startsWith('draw:');
    if (name === 'style:style') this.#define(attributes);
    else if (name === 'style:text-properties' && this.#style) this.#describe(this.#style, attributes);
  }

  close(name: string): void {
    if (name === 'style:style') this.#style = undefined;
  }

  text(): void {}

  /** Whether text of a style is not seen, also because of the style that it inherits from. */
  hides(name: string): boolean {
    return (
      this.#has(name, 'hidden') || this.#has(name, 'isTiny') || (!this.#hasBackground && this.#has(name, 'isWhite'))
    );
  }

  #define(attributes: Readonly<Record<string, string>>): void {
    this.#style = { parent: attributes['style:parent-style-name'] };
    if (this.#styles.size < mostStyles) this.#styles.set(attributes['style:name'] ?? '', this.#style);
  }

  #describe(style: OdtStyle, attributes: Readonly<Record<string, string>>): void {
    const [display, color, size] = ['text:display', 'fo:color', 'fo:font-size'].map((name) => attributes[name]);
    if (display !== undefined) style.hidden = display === 'none';
    if (color !== undefined) style.isWhite = /^#ffffff$/i.test(color);
    if (size !== undefined && /pt$/.test(size)) style.isTiny = Number.parseFloat(size) <= smallest;
  }

  #has(name: string, look: Look): boolean {
    let style = this.#styles.get(name);
    for (let step = 0; style && step < mostParents; step += 1) {
      const own = style[look];
      if (own !== undefined) return own;
      style = style.parent === undefined ? undefined : this.#styles.get(style.parent);
    }
    return false;
  }
}
