import { classes } from './classes';
import { lettersOf, pairOf } from './letters';
import s from './picture.module.css';

interface CompanyMarkProps {
  name: string;
  /** Address of the logo; without one the company gets letters in two colours of ours. */
  src?: string | null | undefined;
  /** Side in px: 36, 48 in rows, 72 in heads. */
  size?: 36 | 44 | 48 | 72 | 104;
}

/** A company's square sign. Its name stands beside it, so it says nothing to screen readers. */
export function CompanyMark({ name, src, size = 48 }: CompanyMarkProps) {
  const style = { width: size, height: size, borderRadius: size >= 72 ? 16 : size <= 36 ? 9 : 12 };
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={s.mark}
        style={style}
      />
    );
  const [background, color] = pairOf(name);
  return (
    <span
      className={classes(s.mark, s.letters)}
      style={{ ...style, background, color, fontSize: size * 0.4 }}
      aria-hidden="true"
    >
      {lettersOf(name, 1)}
    </span>
  );
}

interface AvatarProps {
  name: string;
  src?: string | null | undefined;
  /** Diameter in px. */
  size?: 32 | 36 | 44 | 72 | 104;
}

/** A person, round. Without a picture: initials. */
export function Avatar({ name, src, size = 44 }: AvatarProps) {
  const style = { width: size, height: size };
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={s.avatar}
        style={style}
      />
    );
  const [background, color] = pairOf(name);
  return (
    <span
      className={classes(s.avatar, s.letters)}
      style={{ ...style, background, color, fontSize: size * 0.36 }}
      aria-hidden="true"
    >
      {lettersOf(name, 2)}
    </span>
  );
}

export const portraits = [
  'ali',
  'amalie',
  'emil',
  'fatima',
  'grace',
  'jonas',
  'karen',
  'lene',
  'linh',
  'mads',
  'peter',
  'signe',
  'sofie',
] as const;

/** One of the drawn people, for landing pages and examples. `alt` where the drawing tells something. */
export function Portrait({
  of,
  size = 104,
  alt = '',
}: {
  of: (typeof portraits)[number];
  size?: number;
  alt?: string;
}) {
  return (
    <img
      src={`/art/portrait-${of}.svg`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      className={s.avatar}
      style={{ width: size, height: size }}
    />
  );
}
