import first from '../../ui/brand/art/cover-1.svg?raw';
import second from '../../ui/brand/art/cover-2.svg?raw';
import third from '../../ui/brand/art/cover-3.svg?raw';
import fourth from '../art/cover-4.svg?raw';
import fifth from '../art/cover-5.svg?raw';
import sixth from '../art/cover-6.svg?raw';
import seventh from '../art/cover-7.svg?raw';
import eighth from '../art/cover-8.svg?raw';

const covers: Record<string, string> = {
  'cover-1': first,
  'cover-2': second,
  'cover-3': third,
  'cover-4': fourth,
  'cover-5': fifth,
  'cover-6': sixth,
  'cover-7': seventh,
  'cover-8': eighth,
};

/** The drawing of a blog post by the name it is stored under. */
export function coverArt(name: string): string {
  return covers[name] ?? first;
}
