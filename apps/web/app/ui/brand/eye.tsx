import { classes } from '../classes';
import s from './eye.module.css';

/**
 * State of an application's eye: `shut` unopened, `half` the employer is reading, `open` seen, `fresh` seen and new to the reader,
 * `rest` closed, `new` not opened by the employer.
 */
export type EyeLook = 'shut' | 'half' | 'open' | 'fresh' | 'rest' | 'new';

const upper = 'M3 15.5C8.5 6.2 15 2.6 22 2.6s13.5 3.6 19 12.9';
const lower = 'M9.5 20.6c3.8 3.3 8 4.9 12.5 4.9s8.7-1.6 12.5-4.9';

const tones: Partial<Record<EyeLook, string | undefined>> = { shut: s.quiet, rest: s.quiet, new: s.new };

/** The eye of an application, `width` px wide. Decorative: the text beside it has the same meaning. */
export function Eye({ look, width = 24 }: { look: EyeLook; width?: number }) {
  const size = width >= 80 ? s.large : width >= 40 ? s.middle : undefined;
  return (
    <svg
      viewBox="0 0 44 28"
      width={width}
      height={Math.round((width * 28) / 44)}
      className={classes(s.eye, tones[look], size)}
      aria-hidden="true"
    >
      <Strokes look={look} />
    </svg>
  );
}

function Strokes({ look }: { look: EyeLook }) {
  switch (look) {
    case 'shut':
      return (
        <>
          <path d="M4 11.5c4.5 5.9 10.6 9 18 9s13.5-3.1 18-9" />
          <path className={s.lashes} d="M9.6 18.4l-2.9 4.2M22 21.6v5M34.4 18.4l2.9 4.2" />
        </>
      );
    case 'new':
      return (
        <>
          <path d="M4 12.5c4.5 5.9 10.6 9 18 9s13.5-3.1 18-9" />
          <path className={s.lashes} d="M9.6 19.4l-2.7 3.9M22 22.6v4.4M34.4 19.4l2.7 3.9" />
          <circle className={s.signal} cx="22" cy="7" r="5.6" />
        </>
      );
    case 'half':
      return (
        <>
          <path className={s.pupil} d="M15.8 14.9h12.4a6.2 6.2 0 0 1-12.4 0Z" />
          <path d="M4 14.6c5.5-1.5 11.5-2.2 18-2.2s12.5.7 18 2.2" />
          <path d={lower} />
        </>
      );
    default:
      return (
        <>
          <path d={upper} />
          <path d={lower} />
          {look !== 'rest' && <circle className={look === 'fresh' ? s.signal : s.pupil} cx="22" cy="14.8" r="5.8" />}
        </>
      );
  }
}
