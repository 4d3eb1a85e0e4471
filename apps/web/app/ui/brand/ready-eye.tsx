/** An eye with a tick instead of the pupil: something is complete. Decorative; the text beside it has the same meaning. */
export function ReadyEye({ width = 58 }: { width?: number }) {
  return (
    <svg
      viewBox="0 0 58 36"
      width={width}
      height={Math.round((width * 36) / 58)}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M3 19C10 8 18.500 3.500 29 3.500S48 8 55 19" stroke="var(--primary)" strokeWidth="4" />
      <path d="M12 26.500c5 4.300 10.500 6.500 17 6.500s12-2.200 17-6.500" stroke="var(--line-2)" strokeWidth="3" />
      <path d="M22.500 18.500l5 5 9-10" stroke="var(--primary)" strokeWidth="4" />
    </svg>
  );
}
