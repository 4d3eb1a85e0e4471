interface ArtProps {
  /** Markup of one of our own drawings: `import lens from './art/lens-home.svg?raw'`. Never anything a person sent. */
  svg: string;
  className?: string | undefined;
}

/** A drawing inside the page, so that its colours turn with the scheme. */
export function Art({ svg, className }: ArtProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, bundled with the page
  return <div className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
