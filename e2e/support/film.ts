import type { Browser } from '@playwright/test';

/** A video of two seconds, recorded by a browser: without its duration in the header. */
export async function recordFilm(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage();
  const base64 = await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    canvas.width = 160;
    canvas.height = 90;
    const pen = canvas.getContext('2d');
    const paint = (time: number) => {
      if (!pen) return;
      pen.fillStyle = `hsl(${time / 5} 60% 50%)`;
      pen.fillRect(0, 0, 160, 90);
      requestAnimationFrame(paint);
    };
    requestAnimationFrame(paint);
    const recorder = new MediaRecorder(canvas.captureStream(25), { mimeType: 'video/webm;codecs=vp8' });
    const parts: Blob[] = [];
    recorder.ondataavailable = ({ data }) => parts.push(data);
    const stopped = new Promise((resolve) => {
      recorder.onstop = resolve;
    });
    recorder.start();
    setTimeout(() => recorder.stop(), 2000);
    await stopped;
    const bytes = new Uint8Array(await new Blob(parts).arrayBuffer());
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''));
  });
  await page.close();
  return Buffer.from(base64, 'base64');
}

/** The recorder's clock, counting down from three minutes, once at least that many seconds are recorded. */
export function recorded(seconds: number): RegExp {
  const later = Array.from({ length: 60 }, (_, more) => 180 - seconds - more);
  const clock = later.map((left) => `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`);
  return new RegExp(`^(${clock.join('|')}) tilbage$`);
}
