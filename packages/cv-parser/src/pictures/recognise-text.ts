/// <reference path="./tesseract-core.d.ts" />
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import sharp from 'sharp';
import createCore, {
  type RecognisedBlock,
  type TesseractApi,
  type TesseractCore,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import { type InkPicture, stemWidth } from './letter-shapes.ts';
import { addressIn, isLikeAddress, withCapitalI } from './misread-words.rules.ts';
import { isUnevenlyLit } from './page-light.ts';
import type { PagePicture } from './page-picture.ts';
import type { RecognisedLine, RecognisedPage } from './picture-text.rules.ts';

/** Danish comes first: it decides about words of both languages. English alone recognises the characters of addresses better. */
const languages = ['dan', 'eng'] as const;
const addressLanguage = 'eng';
/** Models with integer weights: as accurate as the large ones, in half of their time. */
const models = '4.0.0_best_int';
const neuralNetOnly = 1;
const segmentation = 'tessedit_pageseg_mode';
/** Page segmentation that finds columns and blocks, by which a skewed page is measured; by default a page is one block. */
const findBlocks = '3';
/** Page segmentation that reads lines wherever they are: blocks lose lines where columns stand close to each other. */
const findLines = '11';
const singleLine = '7';
const thresholding = 'thresholding_method';
/** One threshold between paper and ink for the whole page, which keeps light letters on a dark ground. */
const ofPage = '0';
/** A threshold for each pixel, by its surroundings (Sauvola), which finds letters in a shadow. */
const ofSurroundings = '2';
/** Confidence from which a word counts as read. */
const sure = 70;
/**
 * Share of the letters from which the reading by surroundings counts as the better one: in a shadow it also keeps the width of
 * stems. A column of light letters, which it loses, costs more.
 */
const asGood = 0.98;
/** Pixels around a word that is read again. */
const margin = 6;
/** Picture of the page in black and white, straightened like the coordinates of its words. */
const [blackAndWhite, blackAndWhiteFile] = [2, '/image.png'] as const;
/** Radians below which a page counts as straight. */
const straight = 0.005;
/** EXIF orientations: upright, upside down, rotated to either side. */
const turns = [1, 3, 6, 8] as const;
/** Confidence below which a page may be rotated; upright text is always above it. */
const turnedConfidence = 65;

interface Recognition {
  core: TesseractCore;
  api: TesseractApi;
  /** Reads single words in English alone. */
  addresses: TesseractApi;
}

let loading: Promise<Recognition> | undefined;

/** Loads the models, which are in their packages, before the first page. */
export function loadRecognition(): Promise<unknown> {
  loading ??= load();
  return loading;
}

async function load(): Promise<Recognition> {
  const core = await createCore({});
  const { resolve } = createRequire(import.meta.url);
  for (const language of languages) {
    const packed = await readFile(resolve(`@tesseract.js-data/${language}/${models}/${language}.traineddata.gz`));
    core.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(packed));
  }
  const addresses = open(core, addressLanguage);
  addresses.SetVariable(segmentation, singleLine);
  return { core, api: open(core, languages.join('+')), addresses };
}

function open(core: TesseractCore, names: string): TesseractApi {
  const api = new core.TessBaseAPI();
  if (api.Init(null, names, neuralNetOnly) !== 0) throw new Error('the models cannot be loaded');
  return api;
}

/**
 * Reads the text of a page. An upside-down or rotated page is turned, a skewed one straightened, an unevenly lit one read in two
 * ways.
 */
export async function recogniseText(picture: PagePicture): Promise<RecognisedPage> {
  loading ??= load();
  const recognition = await loading;
  const { width, height, pixels } = picture;
  // Portable greymap, the simplest supported format.
  recognition.core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  const byPage = await readUpright(recognition, picture, ofPage);
  if (!isUnevenlyLit(picture)) return byPage;
  const bySurroundings = await readUpright(recognition, picture, ofSurroundings);
  return sureLetters(bySurroundings) > asGood * sureLetters(byPage) ? bySurroundings : byPage;
}

async function readUpright(recognition: Recognition, picture: PagePicture, threshold: string): Promise<RecognisedPage> {
  for (const api of [recognition.api, recognition.addresses]) api.SetVariable(thresholding, threshold);
  let best: RecognisedPage = { confidence: 0, width: picture.width, height: picture.height, lines: [] };
  for (const turn of turns) {
    const page = await readTurned(recognition, turn, picture);
    if (page.confidence > best.confidence) best = page;
    if (best.confidence >= turnedConfidence) break;
  }
  return best;
}

/** Number of letters in the words that were read with confidence. */
function sureLetters({ lines }: RecognisedPage): number {
  const words = lines.flatMap((line) => line.words).filter(({ confidence }) => confidence >= sure);
  return words.reduce((letters, { text }) => letters + text.length, 0);
}

async function readTurned(
  { core: { FS }, api, addresses }: Recognition,
  turn: number,
  { width, height }: PagePicture,
): Promise<RecognisedPage> {
  api.SetVariable(segmentation, findBlocks);
  api.SetImageFile(turn, 0);
  api.FindLines();
  const angle = api.GetGradient();
  api.SetVariable(segmentation, findLines);
  const skew = Math.abs(angle) >= straight ? angle : 0;
  api.SetImageFile(turn, skew);
  api.Recognize(null);
  const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: RecognisedBlock[] | null };
  api.WriteImage(blackAndWhite);
  const { data, info } = await sharp(FS.readFile(blackAndWhiteFile))
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ink = { width: info.width, pixels: data };
  const lies = turn > 4;
  return {
    confidence: api.MeanTextConf(),
    width: lies ? height : width,
    height: lies ? width : height,
    lines: readAgain(linesOf(blocks), addresses, turn, skew).map((line) => measure(line, ink, api)),
  };
}

function linesOf(blocks: RecognisedBlock[] | null): BlockLine[] {
  return (blocks ?? []).flatMap(({ paragraphs }) => paragraphs ?? []).flatMap(({ lines }) => lines ?? []);
}

/** The lines with their e-mail addresses as English alone reads them, where it is surer of them. */
function readAgain(lines: readonly BlockLine[], addresses: TesseractApi, turn: number, skew: number): BlockLine[] {
  let isOpen = false;
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word) => {
      if (!isLikeAddress(word.text)) return word;
      if (!isOpen) addresses.SetImageFile(turn, skew);
      isOpen = true;
      const { x0, y0, x1, y1 } = word.bbox;
      addresses.SetRectangle(x0 - margin, y0 - margin, x1 - x0 + 2 * margin, y1 - y0 + 2 * margin);
      addresses.Recognize(null);
      const [address, confidence] = [addressIn(addresses.GetUTF8Text()), addresses.MeanTextConf()];
      const isBetter = addressIn(word.text) === undefined || confidence > word.confidence;
      return address !== undefined && isBetter ? { ...word, text: address, confidence } : word;
    }),
  }));
}

type BlockLine = NonNullable<NonNullable<RecognisedBlock['paragraphs']>[number]['lines']>[number];

function measure({ baseline, rowAttributes, words }: BlockLine, ink: InkPicture, api: TesseractApi): RecognisedLine {
  return {
    baseline: (baseline.y0 + baseline.y1) / 2,
    height: rowAttributes.rowHeight,
    words: words.map(({ text, confidence, bbox, symbols }) => {
      const letters = symbols.map(({ text: letter, bbox: { x0: left, y0: top, x1: right, y1: bottom } }) => ({
        text: letter,
        left,
        top,
        right,
        bottom,
      }));
      return {
        text: withCapitalI(text, (word) => api.IsValidWord(word) > 0),
        confidence,
        left: bbox.x0,
        right: bbox.x1,
        stem: stemWidth(ink, letters),
        letters,
      };
    }),
  };
}
