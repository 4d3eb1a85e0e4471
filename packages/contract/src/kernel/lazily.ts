/**
 * A value that is made when it is first asked for and then remembered. For what is slow to make and stands at the top of a module:
 * the first formatter of a page takes a phone 50 ms and more, before anything can be pressed.
 */
export function lazily<T extends object>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
