/** Wraps a VP8 key frame as a WebP picture: the simple lossy file format of RFC 9649 §2.5. */
export function webpOfVp8(keyFrame: Uint8Array): Buffer {
  const padding = keyFrame.length % 2;
  const header = Buffer.alloc(20);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(4 + 8 + keyFrame.length + padding, 4);
  header.write('WEBPVP8 ', 8, 'latin1');
  header.writeUInt32LE(keyFrame.length, 16);
  return Buffer.concat([header, keyFrame, Buffer.alloc(padding)]);
}

/** The VP8 key frame of a lossy WebP picture. @throws Error when it is of another kind */
export function vp8OfWebp(picture: Buffer): Buffer {
  for (let at = 12; at + 8 <= picture.length; ) {
    const size = picture.readUInt32LE(at + 4);
    if (picture.toString('latin1', at, at + 4) === 'VP8 ') return picture.subarray(at + 8, at + 8 + size);
    at += 8 + size + (size % 2);
  }
  throw new Error('no VP8 picture');
}
