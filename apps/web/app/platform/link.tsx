import { type LinkProps, parsePath, Link as RouterLink, useLocation } from 'react-router';
import { demoPath, isDemoPath } from './demo/demo-paths';

/**
 * The router's link. Inside the demo the address of an employer's screen becomes the demo's own, so that it can be copied and
 * opened in another window. Screens use this one instead of the router's.
 */
export function Link({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  return <RouterLink {...rest} to={isDemoPath(pathname) ? toInDemo(to) : to} />;
}

function toInDemo(to: LinkProps['to']): LinkProps['to'] {
  const path = typeof to === 'string' ? parsePath(to) : to;
  const screen = path.pathname === undefined ? null : demoPath(path.pathname);
  return screen === null ? to : { ...path, pathname: screen };
}
