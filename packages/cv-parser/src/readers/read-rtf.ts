import { type ReadDocument, UnreadableDocument } from '../source-line.ts';
import { DocumentBuilder, type Paragraph } from './document-builder.ts';

/** Maximum nesting of groups. Word uses a few dozen levels. */
const maxDepth = 500;
const longestParagraph = 20_000;

/** Groups without text of the document. */
const destinations = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header footer headerl headerr headerf footerl footerr footerf footnote ' +
    'filetbl listtable listoverridetable revtbl rsidtbl themedata colorschememapping datastore latentstyles fldinst ' +
    'xmlnstbl mmathPr generator operator nonshppict pntext listtext bkmkstart bkmkend datafield shpinst'
  ).split(' '),
);
/** Optional groups whose text is shown. */
const shown = new Set(['shptxt', 'shppict', 'shpinst']);
const symbols: Readonly<Record<string, string>> = {
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
  tab: '\t',
  line: '\n',
};

interface State {
  skip: boolean;
  bold: boolean;
  size: number;
  /** Number of fallback characters after a `\u` for programs without Unicode. */
  fallback: number;
}

/**
 * Reads a Rich Text document (RTF 1.9.1): paragraphs, tabs and tables. Objects, pictures and fields are skipped, nothing is
 * executed. One pass, no recursion.
 * @throws UnreadableDocument if groups are nested too deep
 */
export function readRtf(bytes: Uint8Array): ReadDocument {
  const reader = new RtfReader(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'));
  const builder = reader.read();
  return { pages: 1, lines: builder.lines, cut: builder.cut };
}

class RtfReader {
  readonly #text: string;
  readonly #builder = new DocumentBuilder();
  readonly #stack: State[] = [];
  #state: State = { skip: false, bold: false, size: 12, fallback: 1 };
  #at = 0;
  #ignore = 0;
  #optional = false;
  #decoder = new TextDecoder('windows-1252');
  #paragraph: Paragraph & { boldLetters: number } = emptyParagraph();
  #inTable = false;
  #rowOpen = false;

  constructor(text: string) {
    this.#text = text;
  }

  read(): DocumentBuilder {
    const text = this.#text;
    const token = /\\([a-zA-Z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-fA-F]{2})|\\([\s\S])|([{}])|[\r\n\0]+|[^\\{}\r\n\0]+/gy;
    for (let found = token.exec(text); found; found = token.exec(text)) {
      this.#at = token.lastIndex;
      const [whole, word, number, hex, symbol, brace] = found;
      if (brace) this.#brace(brace);
      else if (word) this.#word(word, number === undefined ? undefined : Number(number));
      else if (hex) this.#char(this.#decoder.decode(Uint8Array.of(Number.parseInt(hex, 16))));
      else if (symbol !== undefined) this.#symbol(symbol);
      else if (!/^[\r\n\0]/.test(whole)) this.#plain(whole);
      token.lastIndex = this.#at;
    }
    this.#endParagraph();
    if (this.#inTable) this.#builder.closeTable();
    return this.#builder;
  }

  #brace(brace: string): void {
    this.#ignore = 0;
    if (brace === '{') {
      if (this.#stack.length >= maxDepth) throw new UnreadableDocument('unreadable');
      this.#stack.push({ ...this.#state });
    } else {
      this.#state = this.#stack.pop() ?? this.#state;
    }
    this.#optional = false;
  }

  #symbol(symbol: string): void {
    if (symbol === '*') this.#optional = true;
    else if (symbol === '~') this.#char(' ');
    else if (symbol === '_') this.#char('-');
    else if (symbol === '\n' || symbol === '\r') this.#endParagraph();
    else if ('\\{}'.includes(symbol)) this.#char(symbol);
  }

  #word(word: string, value: number | undefined): void {
    if (this.#optional) {
      this.#optional = false;
      if (!shown.has(word)) this.#state.skip = true;
    } else if (destinations.has(word)) this.#state.skip = true;
    const symbol = symbols[word];
    if (symbol !== undefined) this.#char(symbol);
    else if (word === 'bin') this.#at += Math.max(0, value ?? 0);
    else if (word === 'u' && value !== undefined) this.#unicode(value);
    else if (word === 'uc') this.#state.fallback = Math.min(value ?? 1, 10);
    else if (word === 'ansicpg') this.#codePage(value ?? 1252);
    else if (word === 'b') this.#state.bold = value !== 0;
    else if (word === 'fs') this.#state.size = (value ?? 24) / 2;
    else if (word === 'plain') this.#state.bold = false;
    else if (!this.#state.skip) this.#structure(word);
  }

  #structure(word: string): void {
    if (word === 'par' || word === 'sect' || word === 'page') this.#endParagraph();
    else if (word === 'ls' || word === 'pnlvlblt') this.#paragraph.bullet = true;
    else if (word === 'pard') this.#paragraph.bullet = false;
    else if (word === 'trowd') this.#beginRow();
    else if (word === 'cell') this.#endCell();
    else if (word === 'row') this.#rowOpen = false;
  }

  /** Consecutive rows are one table; text after the last row ends it. */
  #beginRow(): void {
    if (this.#rowOpen) return;
    if (!this.#inTable) {
      this.#endParagraph();
      this.#builder.openTable();
    }
    this.#inTable = true;
    this.#rowOpen = true;
    this.#builder.openRow();
    this.#builder.openCell();
  }

  #endCell(): void {
    this.#endParagraph();
    if (this.#inTable) this.#builder.openCell();
  }

  #endParagraph(): void {
    const { boldLetters, ...paragraph } = this.#paragraph;
    if (this.#inTable && !this.#rowOpen) {
      this.#builder.closeTable();
      this.#inTable = false;
    }
    this.#builder.paragraph({ ...paragraph, strong: boldLetters > paragraph.text.length * 0.5 });
    this.#paragraph = { ...emptyParagraph(), bullet: paragraph.bullet };
  }

  #unicode(value: number): void {
    this.#ignore = 0;
    this.#char(String.fromCharCode(value < 0 ? value + 65_536 : value & 0xffff));
    this.#ignore = this.#state.fallback;
  }

  #codePage(page: number): void {
    try {
      this.#decoder = new TextDecoder(`windows-${page}`);
    } catch {
      // For an unknown code page, 1252 has nearly all Danish letters in the right place.
      this.#decoder = new TextDecoder('windows-1252');
    }
  }

  #plain(text: string): void {
    const shown = text.slice(this.#ignore);
    this.#ignore = Math.max(0, this.#ignore - text.length);
    // Unescaped bytes above 127 are also in the code page.
    if (shown !== '')
      this.#append(/[\x80-\xff]/.test(shown) ? this.#decoder.decode(Buffer.from(shown, 'latin1')) : shown);
  }

  #char(character: string): void {
    if (this.#ignore > 0) this.#ignore -= 1;
    else this.#append(character);
  }

  #append(text: string): void {
    if (this.#state.skip || this.#paragraph.text.length > longestParagraph) return;
    this.#paragraph.text += text;
    this.#paragraph.size = Math.max(this.#paragraph.size, this.#state.size);
    if (this.#state.bold) this.#paragraph.boldLetters += text.length;
  }
}

function emptyParagraph(): Paragraph & { boldLetters: number } {
  return { text: '', size: 0, strong: false, bullet: false, boldLetters: 0 };
}
