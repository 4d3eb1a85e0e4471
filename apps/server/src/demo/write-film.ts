import { EncodedPacket, EncodedVideoPacketSource, FilePathTarget, Output, WebMOutputFormat } from 'mediabunny';

/** An encoded VP8 frame, in base64. */
export interface FilmPacket {
  data: string;
  isKey: boolean;
}

/** Writes encoded frames as a WebM video without sound. @param rate frames per second */
export async function writeFilm(
  path: string,
  packets: readonly FilmPacket[],
  { width, height, rate }: { width: number; height: number; rate: number },
): Promise<void> {
  const output = new Output({ format: new WebMOutputFormat(), target: new FilePathTarget(path) });
  const source = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(source);
  await output.start();
  const decoderConfig = { codec: 'vp8', codedWidth: width, codedHeight: height };
  for (const [at, { data, isKey }] of packets.entries()) {
    const packet = new EncodedPacket(Buffer.from(data, 'base64'), isKey ? 'key' : 'delta', at / rate, 1 / rate);
    await source.add(packet, { decoderConfig });
  }
  await output.finalize();
}
