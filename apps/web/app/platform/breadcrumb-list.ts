/** A step on the way to a page; the page itself has no `to`. */
interface Step {
  label: string;
  /** Path with a slash in front. */
  to?: string | undefined;
}

/**
 * The way to a page as search engines read it (schema.org BreadcrumbList), from the steps that people see.
 * @param page `publicUrl` the product's address without a slash at the end, `path` the page itself, for the last step
 */
export function breadcrumbList(steps: readonly Step[], page: { publicUrl: string; path: string }): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, to }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: label,
      item: new URL(page.publicUrl + (to ?? page.path)).href,
    })),
  };
}
