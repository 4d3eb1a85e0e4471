import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import createCore, {
  type RecognisedBlock,
  type TesseractApi,
  type TesseractCore,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { PagePicture } from './page-picture.ts';
import type { RecognisedPage } from './picture-text.rules.ts';

/** Danish comes first: it decides about words of both languages. English recognises the characters of addresses better. */
const languages = ['dan', 'eng'] as const;
/** Models with integer weights: as accurate as the large ones, in half of their time. */
const models = '4.0.0_best_int';
const neuralNetOnly = 1;
/** Page segmentation that finds columns and blocks; by default a page is one block. */
const findBlocks = '3';
/** Radians below which a page counts as straight. */
const straight = 0.005;
/** EXIF orientations: upright, upside down, rotated to either side. */
const turns = [1, 3, 6, 8] as const;
/** Confidence below which a page may be rotated; upright text is always above it. */
const turnedConfidence = 65;

let loading: Promise<{ core: TesseractCore; api: TesseractApi }> | undefined;

/** Loads the models, which are in their packages, before the first page. */
export function loadRecognition(): Promise<unknown> {
  loading ??= load();
  return loading;
}

async function load() {
  const core = await createCore({});
  const { resolve } = createRequire(import.meta.url);
  for (const language of languages) {
    const packed = await readFile(resolve(`@tesseract.js-data/${language}/${models}/${language}.traineddata.gz`));
    core.FS.writeFile(`./${language}.traineddata`, await promisify(gunzip)(packed));
  }
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.join('+'), neuralNetOnly) !== 0) throw new Error('the models cannot be loaded');
  api.SetVariable('tessedit_pageseg_mode', findBlocks);
  return { core, api };
}

/** Reads the text of a page. An upside-down or rotated page is turned, a skewed one straightened. */
export async function recogniseText(picture: PagePicture): Promise<RecognisedPage> {
  loading ??= load();
  const { core, api } = await loading;
  const { width, height, pixels } = picture;
  // Portable greymap, the simplest supported format.
  core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), pixels]));
  let best: RecognisedPage = { confidence: 0, width, height, lines: [] };
  for (const turn of turns) {
    const page = readTurned(api, turn, picture);
    if (page.confidence > best.confidence) best = page;
    if (best.confidence >= turnedConfidence) break;
  }
  return best;
}

function readTurned(api: TesseractApi, turn: number, { width, height }: PagePicture): RecognisedPage {
  api.SetImageFile(turn, 0);
  api.FindLines();
  const angle = api.GetGradient();
  if (Math.abs(angle) >= straight) api.SetImageFile(turn, angle);
  api.Recognize(null);
  const { blocks } = JSON.parse(api.GetJSONText()) as { blocks: RecognisedBlock[] | null };
  const lies = turn > 4;
  return {
    confidence: api.MeanTextConf(),
    width: lies ? height : width,
    height: lies ? width : height,
    lines: (blocks ?? [])
      .flatMap(({ paragraphs }) => paragraphs ?? [])
      .flatMap(({ lines }) => lines ?? [])
      .map(({ baseline, rowAttributes, words }) => ({
        baseline: (baseline.y0 + baseline.y1) / 2,
        height: rowAttributes.rowHeight,
        words: words.map(({ text, confidence, bbox }) => ({ text, confidence, left: bbox.x0, right: bbox.x1 })),
      })),
  };
}
