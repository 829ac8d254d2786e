import { Accordion } from '../../../../ui/accordion.tsx';
import { ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';
import type { FaqTeaserTexts } from '../pages/faq-teaser-texts.server.ts';

export function FaqTeaser({ texts: { title, button, items } }: { texts: FaqTeaserTexts }) {
  return (
    <section
      aria-labelledby="faq-title"
      className="page-width grid gap-x-16 gap-y-8 py-[72px] tablet:py-24 wide:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]"
    >
      <div className="grid content-start justify-items-start gap-5">
        <h2 id="faq-title" className="text-3xl tracking-display">
          {title}
        </h2>
        <ButtonLink variant="outline" to={paths.faq}>
          {button}
        </ButtonLink>
      </div>
      <Accordion items={items} />
    </section>
  );
}
