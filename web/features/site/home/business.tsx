import { ButtonLink } from '../../../../ui/button.tsx';
import { paths } from '../../../page/paths.ts';
import type { BusinessTeaser } from '../pages/fleet-cards.server.ts';

/** The offer for companies: three cars on one line, door to door. */
export function Business({ teaser: { title, text, button, cars } }: { teaser: BusinessTeaser }) {
  return (
    <section
      aria-labelledby="business-title"
      className="bg-night py-[72px] text-on-night tablet:py-20"
    >
      <div className="page-width">
        <div className="grid gap-x-16 gap-y-6 wide:grid-cols-[1fr_464px]">
          <h2 id="business-title" className="max-w-[9em] text-4xl tracking-display">
            {title}
          </h2>
          <div className="grid content-center justify-items-start gap-8">
            <p className="text-inverse-quiet">{text}</p>
            <ButtonLink variant="paper" large to={paths.business}>
              {button}
            </ButtonLink>
          </div>
        </div>
        <ul className="mt-12 grid gap-y-8 tablet:grid-cols-3 wide:mt-16">
          {cars.map((car) => (
            <li key={car.id} className="group">
              <div className="relative border-b-2 border-night-line px-4 pb-1">
                <img
                  src={car.picture}
                  alt=""
                  width="640"
                  height="262"
                  loading="lazy"
                  className="w-full max-w-90 tablet:max-w-none"
                />
                <span
                  aria-hidden="true"
                  className="stays-filled absolute -bottom-2 left-0 hidden size-3.5 rounded-full border-[3.5px] border-signal-400 bg-signal-400 group-first:block"
                />
                <span
                  aria-hidden="true"
                  className="absolute right-0 -bottom-2 hidden size-3.5 rounded-full border-[3.5px] border-signal-400 bg-night group-last:block"
                />
              </div>
              <h3 className="mt-4 text-lg">{car.title}</h3>
              <p className="text-sm text-inverse-quiet figures">{car.price}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
