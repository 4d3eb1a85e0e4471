import { fileURLToPath } from 'node:url';
import { Font, StyleSheet } from '@react-pdf/renderer';

const font = (name: string) => fileURLToPath(new URL(`../../platform/fonts/${name}.ttf`, import.meta.url));

const family = 'Inter';

/** Longest unbroken sequence of letters; a longer one would exceed the page. */
const longestWord = 40;

const weights = { regular: 400, semibold: 600 } as const;

let loading: Promise<void> | undefined;

/** Loads the typeface and turns off hyphenation, whose rules are English. Once per process. */
export function loadTypeface(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  Font.register({
    family,
    fonts: Object.entries(weights).map(([name, fontWeight]) => ({ src: font(`inter-${name}`), fontWeight })),
  });
  Font.registerHyphenationCallback((word) =>
    word.length <= longestWord ? [word] : (word.match(new RegExp(`.{1,${longestWord / 2}}`, 'gsu')) ?? [word]),
  );
  for (const fontWeight of Object.values(weights)) await loadGlyphs({ fontFamily: family, fontWeight });
}

/**
 * Loads the glyph of every character. Otherwise fontkit 2.0.4 loads the O of an Ø without its character, and leaves out every O of
 * later documents.
 */
async function loadGlyphs(descriptor: { fontFamily: string; fontWeight: number }): Promise<void> {
  await Font.load(descriptor);
  const loaded = Font.getFont(descriptor)?.data;
  for (const character of loaded?.characterSet ?? []) loaded?.glyphForCodePoint(character);
}

const ink = '#12232E';
const quiet = '#4F5B63';
const line = '#D2CBBE';
/**
 * Running text. A line height applies to the font size of the same style only; set on the page, it would make the elements that are
 * fixed at the bottom disappear.
 */
const body = { fontSize: 9.5, lineHeight: 1.5 };
/** Width of the date column in points: a period fits on one line. */
const dates = 116;

export const style = StyleSheet.create({
  page: {
    paddingTop: 52,
    paddingBottom: 64,
    paddingHorizontal: 56,
    fontFamily: family,
    fontSize: 9.5,
    color: ink,
  },
  top: { flexDirection: 'row', justifyContent: 'space-between', marginBottom: 20 },
  who: { flexGrow: 1, flexShrink: 1, flexBasis: 0, paddingRight: 20 },
  name: { fontSize: 26, fontWeight: 600, lineHeight: 1.15, marginBottom: 4 },
  wishes: { fontSize: 12, color: quiet, lineHeight: 1.35, marginBottom: 8 },
  contact: { color: quiet, ...body },
  photo: { width: 84, height: 84, borderRadius: 42, objectFit: 'cover' },
  heading: {
    fontSize: 11,
    fontWeight: 600,
    lineHeight: 1.3,
    borderBottomWidth: 0.75,
    borderColor: line,
    paddingBottom: 4,
    marginTop: 14,
    marginBottom: 9,
  },
  row: { flexDirection: 'row', marginBottom: 10 },
  dates: { width: dates, flexShrink: 0, color: quiet, paddingRight: 10, ...body },
  entry: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  title: { fontWeight: 600, ...body },
  place: { color: quiet, ...body },
  text: { marginTop: 3, ...body },
  paragraph: { marginBottom: 5, ...body },
  list: { ...body },
  subheading: { fontWeight: 600, ...body, marginTop: 3, marginBottom: 2 },
  strong: { fontWeight: 600 },
  item: { flexDirection: 'row', marginBottom: 2 },
  bullet: { width: 12, flexShrink: 0, ...body },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, ...body },
  footer: {
    position: 'absolute',
    left: 56,
    right: 56,
    bottom: 28,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8,
    color: quiet,
  },
});
