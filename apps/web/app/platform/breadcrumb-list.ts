/** A breadcrumb of a page; the page itself has no `to`. */
interface Step {
  label: string;
  /** Path with a slash in front. */
  to?: string | undefined;
}

/**
 * Structured data of a page's breadcrumbs for search engines (schema.org BreadcrumbList), from the visible ones.
 * @param page `publicUrl` the product's address without a slash at the end, `path` the page's own, for the last step
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
