/** The drawings for places where there is nothing to show. */
export type IllustrationName =
  | 'no-cars'
  | 'no-bookings'
  | 'no-cards'
  | 'not-written'
  | 'not-found'
  | 'offline'
  | 'error';

export function Illustration({ name }: { name: IllustrationName }) {
  return (
    <img src={`/pictures/empty/${name}.svg`} alt="" width="320" height="200" className="w-full" />
  );
}
