import type { Locator } from '@playwright/test';
import { expect } from '../../support/journeys/test.ts';

/** Expects the hint in an empty field to be shown in full. */
export async function expectWholeHint(field: Locator): Promise<void> {
  await expect(field).toBeVisible();
  const spare = await field.evaluate(async (input: HTMLInputElement) => {
    await document.fonts.ready;
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) throw new Error('no canvas');
    const { font, paddingLeft, paddingRight } = getComputedStyle(input);
    pen.font = font;
    const width = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return width - pen.measureText(input.placeholder).width;
  });
  expect(spare, (await field.getAttribute('placeholder')) ?? '').toBeGreaterThanOrEqual(0);
}
