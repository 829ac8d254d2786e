import { gallery } from '../../i18n/en/gallery.ts';
import { addWords, words } from '../../i18n/words.ts';
import { Actions } from '../features/dev/gallery/actions.tsx';
import { Foundations } from '../features/dev/gallery/foundations.tsx';
import { Inputs } from '../features/dev/gallery/inputs.tsx';
import { LineUp } from '../features/dev/gallery/line-up.tsx';
import { Lines } from '../features/dev/gallery/lines.tsx';
import { Navigation } from '../features/dev/gallery/navigation.tsx';
import { Overlays } from '../features/dev/gallery/overlays.tsx';
import { ShellPieces } from '../features/dev/gallery/shell-pieces.tsx';
import { Waiting } from '../features/dev/gallery/waiting.tsx';

addWords('gallery', gallery);

export function meta() {
  return [{ title: words.t('title.page', { page: words.t('title', { ns: 'gallery' }) }) }];
}

/** Every part of the design system in every state, for those who build and check it. */
export default function Gallery() {
  return (
    <div className="page-width pt-4 pb-16">
      <h1 className="mb-10 text-4xl tracking-display">{words.t('title', { ns: 'gallery' })}</h1>
      <Foundations />
      <Lines />
      <LineUp />
      <Actions />
      <Inputs />
      <Navigation />
      <Overlays />
      <Waiting />
      <ShellPieces />
    </div>
  );
}
