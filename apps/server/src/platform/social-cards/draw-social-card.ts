import { fileURLToPath } from 'node:url';
import { escapeXml } from '@jobblik/contract/kernel/xml.rules';
import sharp from 'sharp';
import { type DrawnLine, drawnLines, type SocialCard } from './card-text.rules.ts';

/** 1200 × 630 pixels, a size that social networks show completely. */
const ground = fileURLToPath(new URL('ground.png', import.meta.url));
const font = (weight: DrawnLine['weight']) => fileURLToPath(new URL(`../fonts/inter-${weight}.ttf`, import.meta.url));
const families = { semibold: 'Inter SemiBold', regular: 'Inter' } as const;
const colours = { semibold: '#12232E', regular: '#4F5B63' } as const;

/** Position of the text on the background: below the logo, above the horizon. */
const text = { left: 72, top: 148, width: 1056, bottom: 456, gap: 20 } as const;
const timeoutSeconds = 10;

/** The picture of a card: the common background with its lines in Inter. PNG, about 20 to 40 KB. */
export async function drawSocialCard(card: SocialCard): Promise<Buffer> {
  const layers: { input: Buffer; left: number; top: number }[] = [];
  let top: number = text.top;
  for (const line of drawnLines(card)) {
    const { data, info } = await draw(line);
    if (top + info.height > text.bottom) break;
    layers.push({ input: data, left: text.left, top });
    top += info.height + text.gap;
  }
  return await sharp(ground)
    .composite(layers)
    .png({ palette: true, colours: 128, compressionLevel: 9 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer();
}

function draw({ text: words, size, weight }: DrawnLine) {
  return sharp({
    text: {
      text: `<span foreground="${colours[weight]}">${escapeXml(words)}</span>`,
      font: `${families[weight]} ${size}`,
      fontfile: font(weight),
      width: text.width,
      // One point of the font is one pixel.
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
