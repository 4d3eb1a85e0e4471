interface ArtProps {
  /** Alternative text, if the drawing shows something that the text beside it does not. */
  label?: string;
  /** Markup of a drawing of the product: `import lens from './art/lens-home.svg?raw'`. Never content of a user. */
  svg: string;
  className?: string | undefined;
}

/** An inline drawing, so that its colours follow the colour scheme. */
export function Art({ svg, className, label }: ArtProps) {
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own files, bundled with the page
  return <div {...named} className={className} dangerouslySetInnerHTML={{ __html: svg }} />;
}
