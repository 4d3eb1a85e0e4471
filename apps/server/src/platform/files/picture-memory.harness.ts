import { reencodeImage } from './reencode-image.ts';

// A process of its own, whose memory a test measures: redraws the pictures of its arguments at the same time, each for another
// person, and prints the bytes that this took beyond a small picture.

const [folder = '', small = '', extension = '', ...paths] = process.argv.slice(2);
const content = { extension, contentType: `image/${extension}` };
const mostMemory = () => process.resourceUsage().maxRSS * 1024;

await reencodeImage(small, content, { folder, owner: null });
const before = mostMemory();
await Promise.all(paths.map((path, owner) => reencodeImage(path, content, { folder, owner })));
process.stdout.write(String(mostMemory() - before));
