/**
 * A value that is created on first use and then reused. For values at the top of a module that are slow to create: the first
 * formatter of a page takes a phone 50 ms and more, before the page reacts.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
