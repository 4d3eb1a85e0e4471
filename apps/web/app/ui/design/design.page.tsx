import { seo } from '../../platform/seo';
import type { Route } from './+types/design.page';
import s from './design.module.css';
import { DesignBasics } from './design-basics';
import { DesignFloating } from './design-floating';
import { DesignForms } from './design-forms';
import { DesignLists } from './design-lists';

export function meta({ matches }: Route.MetaArgs) {
  return seo(matches, { title: 'Byggesten', description: 'Alle stykker, som Jobblik er bygget af.', hidden: true });
}

/** Every component in every state, in both colour schemes: for developers of screens, and for the axe run. */
export default function DesignPage() {
  return (
    <>
      <h1 className="hidden-visually">Byggesten</h1>
      <Sheet scheme="light" name="Lyst skema: dagslys" />
      <Sheet scheme="dark" name="Mørkt skema: blå time" />
    </>
  );
}

function Sheet({ scheme, name }: { scheme: 'light' | 'dark'; name: string }) {
  return (
    <div className={s.sheet} data-color-scheme={scheme}>
      <div className="wrap">
        <p className="muted small">{name}</p>
        <DesignBasics />
        <DesignForms sheet={name} />
        <DesignLists sheet={name} />
        <DesignFloating />
      </div>
    </div>
  );
}
