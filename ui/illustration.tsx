/** The drawings for places where there is nothing to show. */
export type IllustrationName =
  | 'no-cars'
  | 'no-bookings'
  | 'no-cards'
  | 'not-written'
  | 'not-found'
  | 'offline'
  | 'error';

export const illustrationUrl = (name: IllustrationName) => `/pictures/empty/${name}.svg`;

export function Illustration({ name }: { name: IllustrationName }) {
  return <img src={illustrationUrl(name)} alt="" width="320" height="200" className="w-full" />;
}
