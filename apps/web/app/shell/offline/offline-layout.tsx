import { Outlet } from 'react-router';
import { Logo } from '../../ui/brand/logo';
import s from './offline-layout.module.css';

/** The offline page has no menus: their links and counters need the server. */
export default function OfflineLayout() {
  return (
    <>
      <header className={`wrap ${s.top}`}>
        <Logo />
      </header>
      <main id="indhold" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
