interface ArtProps {
  /** What it shows, where it says something that the text beside it does not. */
  label?: string;
  /** Markup of one of our own drawings: `import lens from './art/lens-home.svg?raw'`. Never anything a person sent. */
  svg: string;
  className?: string | undefined;
}

/** A drawing inside the page, so that its colours turn with the scheme. */
export function Art({ svg, className, label }: ArtProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, bundled with the page
  return <div {...named} className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
