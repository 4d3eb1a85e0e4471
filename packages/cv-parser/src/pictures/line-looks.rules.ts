import type { Box } from './letter-shapes.ts';
import { median, quantile } from './quantile.ts';

/** How a line is printed, compared with most of the text of its page. */
export interface LineLook {
  /** 1: as large as most of the text. */
  size: number;
  bold: boolean;
}

/** Words that are printed alike. */
export interface Measured {
  /** Mean width of the letters' stems in pixels. */
  stem: number;
  letters: readonly Letter[];
  /** Height of the whole line in pixels, less exact than that of letters. */
  height: number;
}

/** A recognised letter with its edges in pixels. */
export interface Letter extends Box {
  text: string;
}

/** Capitals and digits. */
const tall = /^[A-IK-PR-Z0-9]$/;
/** Small letters without an ascender or a descender. */
const low = /^[acemnorsuvwxz]$/;
/** Factor up to which measured heights belong to one size, around that of most of the text and among larger ones. */
const [sameAsMost, sameSize] = [1.075, 1.06];
const lowerThird = 1 / 3;
/** Letters whose height differs by a larger factor from the usual one of their line are measured wrongly. */
const mismeasured = 1.12;
/** Factor up to which the letters and the whole line may differ in their size. */
const mostLarger = 1.4;
/** At least this share of the letters is not bold. */
const thinShare = 0.25;
/** Scanning widens all stems by the same number of pixels: this share of a thin stem. */
const blur = 0.27;
/** Factor from which on stems are bold; those of semibold letters are 1.3 times as wide. */
const boldStem = 1.2;

/** Size and weight of the lines of a page, from the letters that can be compared across lines. */
export function looksOf(lines: readonly Measured[]): LineLook[] {
  const lowToTall = median(lines.flatMap((line) => lowShareOf(line) ?? []));
  const heights = lines.map((line) => [
    ...heightsOf(line, tall),
    ...heightsOf(line, low).map((height) => height / lowToTall),
  ]);
  const means = heights.map(usualOf);
  const usual = median(lines.flatMap(({ letters }, at) => letters.map(() => means[at] ?? 1)));
  const usualLine = median(lines.flatMap(({ letters, height }) => letters.map(() => height)));
  const ratios = means.map((mean, at) => {
    const ofLine = (lines[at]?.height ?? usualLine) / usualLine;
    const ratio = heights[at]?.length === 0 ? 1 : mean / usual;
    return ratio > ofLine * mostLarger || ratio < ofLine / mostLarger ? ofLine : ratio;
  });
  const sizes = inGroups(ratios);
  const most = lines.filter((_, at) => sizes[at] === 1);
  const thin = quantile(
    most.flatMap(({ letters, stem }) => letters.map(() => stem)),
    thinShare,
  );
  return lines.map(({ stem }, at) => {
    const weight = (stem - thin * blur) / (ratios[at] ?? 1) / (thin * (1 - blur));
    return { size: sizes[at] ?? 1, bold: weight > boldStem };
  });
}

function heightsOf({ letters }: Measured, kind: RegExp): number[] {
  return letters.filter(({ text }) => kind.test(text)).map(({ top, bottom }) => bottom - top);
}

/** Height of small letters in a line compared with that of its capitals. */
function lowShareOf(line: Measured): number | undefined {
  const [capitals, small] = [heightsOf(line, tall), heightsOf(line, low)];
  return capitals.length === 0 || small.length === 0 ? undefined : usualOf(small) / usualOf(capitals);
}

/** Mean of the values that are close to most of them. Edges of letters that are wrong belong to a higher neighbour. */
function usualOf(values: readonly number[]): number {
  const middle = quantile(values, lowerThird);
  const close = values.filter((value) => value < middle * mismeasured && value > middle / mismeasured);
  return close.length === 0 ? middle : close.reduce((sum, value) => sum + value, 0) / close.length;
}

/** 1 for values close to it; otherwise the median of the values that differ little from each other. */
function inGroups(values: readonly number[]): number[] {
  const groups: number[][] = [];
  for (const value of values.toSorted((a, b) => a - b)) {
    const last = groups.at(-1);
    if (last?.[0] !== undefined && value <= last[0] * sameSize) last.push(value);
    else if (value > sameAsMost || value < 1 / sameAsMost) groups.push([value]);
  }
  return values.map((value) => median(groups.find((group) => group.includes(value)) ?? [1]));
}
